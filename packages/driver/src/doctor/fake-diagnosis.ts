import type { DiagnosedDriver, DiagnosedLibrary, DiagnosedNvrtc, Diagnosis } from './diagnosis.ts'

export const usableLibrary: DiagnosedLibrary = {
  path: 'libcuda.so.1',
  reason: "the system's loader",
  outcome: 'usable',
  detail: '',
  file: '/usr/lib/x86_64-linux-gnu/libcuda.so.580.65',
}

/** A driver with one device, except for what a test says. */
export function fakeDriver(changes: Partial<DiagnosedDriver> = {}): DiagnosedDriver {
  return {
    libraries: [usableLibrary],
    searched: ['/usr/lib64'],
    notes: [],
    error: null,
    version: { major: 13, minor: 0 },
    initialization: { result: 0, resultName: 'CUDA_SUCCESS' },
    devices: [
      {
        index: 0,
        name: 'NVIDIA H200',
        computeCapability: '9.0',
        memoryBytes: 150_000_000_000,
        multiprocessorCount: 132,
        error: null,
      },
    ],
    ...changes,
  }
}

export function fakeNvrtc(changes: Partial<DiagnosedNvrtc> = {}): DiagnosedNvrtc {
  return {
    libraries: [
      { ...usableLibrary, path: '/usr/local/cuda/lib64/libnvrtc.so.13', reason: 'a usual folder', file: null },
    ],
    searched: [],
    notes: [],
    error: null,
    version: { major: 13, minor: 0 },
    architectures: [75, 90],
    compileError: null,
    ...changes,
  }
}

/** What is found on a machine where everything works, except for what a test says. */
export function fakeFacts(
  changes: Partial<Omit<Diagnosis, 'warnings' | 'nextSteps'>> = {},
  variables: Readonly<Record<string, string>> = {},
): Omit<Diagnosis, 'warnings' | 'nextSteps'> {
  return {
    runtime: { node: '22.18.0', platform: 'linux', architecture: 'x64' },
    koffi: { version: '3.3.4', error: null },
    environment: ['CUBATON_DEVICE', 'CUDA_VISIBLE_DEVICES', 'CUDA_DEVICE_MAX_CONNECTIONS', 'CUDA_LAUNCH_BLOCKING'].map(
      (name) => ({ name, value: variables[name] ?? null }),
    ),
    driver: fakeDriver(),
    nvrtc: fakeNvrtc(),
    mpi: { libraries: [{ path: '/usr/lib/libmpi.so.40', implementation: 'Open MPI' }], launchers: ['/usr/bin/mpirun'] },
    choice: { backend: 'cuda', device: 0, reason: 'a device is there' },
    ...changes,
  }
}
