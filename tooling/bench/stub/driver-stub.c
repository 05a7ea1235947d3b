/*
 * Functions with the shapes of the CUDA driver's, which do next to nothing: what is left of a call to one is what the
 * call itself costs. Built at run time by the bench; no CUDA header is needed.
 *
 * The first half is what opening a driver asks for; the second is what is measured.
 */
#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define STUB __declspec(dllexport)
#else
#define STUB __attribute__((visibility("default")))
#endif

typedef uint64_t handle;

/* Each measured call leaves a trace here, so that none can be dropped and every argument is read. */
volatile uint64_t stub_trace;

STUB int cuInit(unsigned flags) { return flags == 0 ? 0 : 1; }

STUB int cuDriverGetVersion(int *version) { *version = 13000; return 0; }

STUB int cuDeviceGetCount(int *count) { *count = 1; return 0; }

STUB int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return ordinal == 0 ? 0 : 101; }

STUB int cuDeviceGetName(char *name, int length, int device) {
  const char *text = "stub";
  (void)device;
  for (int i = 0; i < length; i++) {
    name[i] = *text;
    if (*text == 0) break;
    text++;
  }
  return 0;
}

STUB int cuDeviceGetAttribute(int *value, int attribute, int device) {
  (void)device;
  *value = attribute == 75 ? 9 : 0; /* compute capability 9.0 */
  return 0;
}

STUB int cuDeviceTotalMem_v2(size_t *bytes, int device) { (void)device; *bytes = (size_t)1 << 30; return 0; }

STUB int cuEventQuery(handle event) { stub_trace = event; return 0; }

STUB int cuEventRecord(handle event, handle stream) { stub_trace = event ^ stream; return 0; }

STUB int cuStreamWaitEvent(handle stream, handle event, unsigned flags) {
  stub_trace = stream ^ event ^ flags;
  return 0;
}

STUB int cuMemAlloc_v2(uint64_t *address, size_t bytes) { *address = 0x7f0000000000u + bytes; return 0; }

STUB int cuLaunchKernel(handle function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                        unsigned blockY, unsigned blockZ, unsigned sharedBytes, handle stream, void **parameters,
                        void **extra) {
  stub_trace = function ^ gridX ^ gridY ^ gridZ ^ blockX ^ blockY ^ blockZ ^ sharedBytes ^ stream ^
               (uint64_t)(uintptr_t)parameters ^ (uint64_t)(uintptr_t)extra;
  return 0;
}
