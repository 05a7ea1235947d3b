export interface StubDriver {
  readonly deviceCount?: number
  /** What `cuInit` returns. Default: 0. */
  readonly initResult?: number
  /** C statements that run when the library is loaded. */
  readonly atLoad?: string
  /** C statements at the start of `cuInit`. */
  readonly atInit?: string
  /** What `cuDriverGetVersion` gives. Default: 13000. */
  readonly version?: number
  readonly deviceName?: string
}

/** C source of a library with the functions of a CUDA driver that the doctor calls. */
export function stubDriverSource(stub: StubDriver = {}): string {
  const { deviceCount = 1, initResult = 0, atLoad = '', atInit = '', version = 13_000, deviceName = 'Stub GPU' } = stub
  return `
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>
    __attribute__((constructor)) static void at_load(void) { ${atLoad} }
    int cuInit(unsigned int flags) { ${atInit} return ${initResult}; }
    int cuDriverGetVersion(int *version) { *version = ${version}; return 0; }
    int cuGetErrorName(int result, const char **name) {
      *name = result == 100 ? "CUDA_ERROR_NO_DEVICE" : result == 0 ? "CUDA_SUCCESS" : "CUDA_ERROR_UNKNOWN";
      return 0;
    }
    int cuDeviceGetCount(int *count) { *count = ${deviceCount}; return 0; }
    int cuDeviceGet(int *device, int index) { *device = index; return 0; }
    int cuDeviceGetName(char *name, int length, int device) {
      snprintf(name, length, "%s %d", ${JSON.stringify(deviceName)}, device);
      return 0;
    }
    int cuDeviceTotalMem_v2(size_t *bytes, int device) { *bytes = (size_t)80 << 30; return 0; }
    int cuDeviceGetAttribute(int *value, int attribute, int device) {
      *value = attribute == 75 ? 9 : attribute == 76 ? 0 : attribute == 16 ? 132 : -1;
      return 0;
    }
  `
}
