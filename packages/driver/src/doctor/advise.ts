import type { Diagnosis } from './diagnosis.ts'

type Facts = Omit<Diagnosis, 'warnings' | 'nextSteps'>

/** What to be careful about, and what to do next, from what was found. */
export function advise(facts: Facts): Pick<Diagnosis, 'warnings' | 'nextSteps'> {
  return {
    warnings: [...environmentWarnings(facts), ...nvrtcWarnings(facts), ...deviceWarnings(facts)],
    nextSteps: nextSteps(facts),
  }
}

function environmentWarnings(facts: Facts): readonly string[] {
  const value = (name: string) => facts.environment.find((variable) => variable.name === name)?.value ?? null
  const warnings: string[] = []
  if (value('CUDA_DEVICE_MAX_CONNECTIONS') === '1') {
    warnings.push(
      'CUDA_DEVICE_MAX_CONNECTIONS is 1: a stream that waits then holds up all the others. Some training frameworks ' +
        'set it; unset it for programs that use several streams',
    )
  }
  if (value('CUDA_LAUNCH_BLOCKING') === '1') {
    warnings.push('CUDA_LAUNCH_BLOCKING is 1: every launch then waits for its kernel, and no streams run at once')
  }
  const visible = value('CUDA_VISIBLE_DEVICES')
  if (visible !== null && (visible.trim() === '' || visible.trim() === '-1')) {
    warnings.push(`CUDA_VISIBLE_DEVICES is "${visible}": it hides every device`)
  }
  const [major = 0, minor = 0] = facts.runtime.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) warnings.push(`Node.js ${facts.runtime.node} is older than 20.19`)
  return warnings
}

function nvrtcWarnings({ nvrtc, driver }: Facts): readonly string[] {
  const warnings: string[] = []
  if (nvrtc.compileError !== null) {
    const builtins = nvrtc.compileError.includes('BUILTIN')
      ? ': libnvrtc-builtins of the same version must lie beside it'
      : ''
    warnings.push(`NVRTC was found, but an empty kernel does not compile (${nvrtc.compileError})${builtins}`)
  }
  if (nvrtc.version !== null && driver.version !== null) {
    const newer =
      nvrtc.version.major > driver.version.major ||
      (nvrtc.version.major === driver.version.major && nvrtc.version.minor > driver.version.minor)
    if (newer) {
      warnings.push(
        `NVRTC ${versionText(nvrtc.version)} is newer than the driver (CUDA ${versionText(driver.version)}), which may ` +
          'refuse its PTX: compile for the real architecture (sm_…), or use an NVRTC of the version of the driver',
      )
    }
  }
  return warnings
}

function deviceWarnings({ driver }: Facts): readonly string[] {
  return driver.devices.flatMap(({ index, error }) => (error === null ? [] : [`cuda:${index}: ${error}`]))
}

function nextSteps(facts: Facts): readonly string[] {
  const steps: string[] = []
  if (facts.koffi.error !== null) {
    steps.push(
      'Install again without --omit=optional (--no-optional), on the machine that runs the program: the binary of ' +
        'koffi is an optional dependency',
    )
  } else if (facts.driver.devices.length === 0) {
    steps.push(driverStep(facts))
  }
  steps.push(...fatalSteps(facts))
  if (facts.koffi.error === null && facts.nvrtc.version === null) steps.push(nvrtcStep(facts))
  if (facts.choice.backend === null && facts.choice.reason.startsWith('CUBATON_DEVICE')) {
    steps.push('Set CUBATON_DEVICE to cuda, cuda:N with a device of the list above, emulator or auto, or unset it')
  }
  if (facts.choice.backend === 'emulator') {
    steps.push('The emulator needs no device: import cubaton, or @cubaton/emulator beside @cubaton/driver')
  }
  return steps
}

/** For a library that would take the program down: name the one to use instead, where there is one. */
function fatalSteps({ driver, nvrtc }: Facts): readonly string[] {
  return [
    { variable: 'CUBATON_LIBCUDA', libraries: driver.libraries },
    { variable: 'CUBATON_LIBNVRTC', libraries: nvrtc.libraries },
  ].flatMap(({ variable, libraries }) => {
    const fatal = libraries.find(({ outcome }) => ['crashed', 'exited', 'hung'].includes(outcome))
    if (fatal === undefined) return []
    const usable = libraries.find(({ outcome }) => outcome === 'usable')
    const instead = usable === undefined ? 'another library' : (usable.file ?? usable.path)
    return [`Remove or repair ${fatal.path}, or set ${variable} to the full path of ${instead}`]
  })
}

function driverStep({ driver, runtime }: Facts): string {
  if (driver.error !== null) return `Correct the variable: ${driver.error}`
  if (driver.initialization !== null) return initializationStep(driver.initialization.result)
  if (runtime.platform !== 'linux' && runtime.platform !== 'win32') {
    return 'Use a machine with Linux or Windows and an NVIDIA GPU for real devices'
  }
  if (driver.libraries.some(({ reason }) => reason === 'CUBATON_LIBCUDA')) {
    return 'Set CUBATON_LIBCUDA to the full path of a CUDA driver library, or unset it'
  }
  if (driver.notes.some((note) => note.includes('Windows Subsystem'))) {
    return "Install NVIDIA's driver in Windows: its subsystem for Linux then has it too"
  }
  return (
    "For a GPU, install NVIDIA's driver (`nvidia-smi` then lists the device); in a container, start it with the GPU " +
    '(docker run --gpus all)'
  )
}

function initializationStep(result: number): string {
  switch (result) {
    case 0:
    case 100:
      return (
        'The driver sees no device: look at `nvidia-smi` and CUDA_VISIBLE_DEVICES; in a container, start it with the ' +
        'GPU (docker run --gpus all)'
      )
    case 34:
      return 'This is the stub library that programs are linked with, no driver: set CUBATON_LIBCUDA to the real one'
    case 802:
      return 'The system is not ready: on machines with NVSwitch, start the fabric manager (nvidia-fabricmanager)'
    case 803:
      return 'The library and the kernel module are of different versions: reboot after an update of the driver'
    case 804:
      return 'This compatibility library does not serve this device: use the library of the installed driver'
    default:
      return 'The driver is installed and does not start: look at `nvidia-smi`, load its kernel module, or reboot'
  }
}

function nvrtcStep({ nvrtc }: Facts): string {
  if (nvrtc.error !== null) return `Correct the variable: ${nvrtc.error}`
  return (
    'To compile CUDA C++ at run time, install the CUDA toolkit or `pip install nvidia-cuda-nvrtc`, or set ' +
    'CUBATON_LIBNVRTC; PTX that is compiled already needs none'
  )
}

function versionText({ major, minor }: { readonly major: number; readonly minor: number }): string {
  return `${major}.${minor}`
}
