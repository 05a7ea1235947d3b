import { readFileSync } from 'node:fs'
import { CUresult, textOf } from '@cubaton/driver'
import type { DriverFunctions, HostMemory } from '@cubaton/driver'
import type { ContextState } from './context-state.ts'
import { parameterOffsets, sizeOf } from './kernel-definition.ts'
import type { KernelDefinition } from './kernel-definition.ts'
import type { Machine } from './machine.ts'
import { bytesOf } from './memory.ts'
import { FunctionState, KernelState, LibraryState, ModuleState } from './module-state.ts'
import { isOut64, isSize, put32, put64 } from './out-values.ts'

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND } = CUresult

/** Modules, libraries, functions and kernels. */
export function moduleApi(machine: Machine): Partial<DriverFunctions> {
  const find = <Kind extends object>(kind: new (...values: never[]) => Kind, handle: number): Kind | undefined => {
    const object = machine.handles.get(handle)
    return object instanceof kind ? object : undefined
  }

  const load = (out: BigUint64Array | null, image: HostMemory | string): number => {
    const context = machine.enter()
    if (typeof context === 'number') return context
    if (!isOut64(out)) return CUDA_ERROR_INVALID_VALUE
    const kernels = kernelsOf(machine, image)
    if (typeof kernels === 'number') return kernels
    put64(out, addModule(machine, context, kernels).handle)
    return 0
  }

  const loadLibrary = (out: BigUint64Array | null, image: HostMemory | string): number => {
    if (!machine.initialized) return CUresult.CUDA_ERROR_NOT_INITIALIZED
    if (!isOut64(out)) return CUDA_ERROR_INVALID_VALUE
    const kernels = kernelsOf(machine, image)
    if (typeof kernels === 'number') return kernels
    const library = new LibraryState(kernels)
    library.handle = machine.handles.add('library', library)
    put64(out, library.handle)
    return 0
  }

  const unload = (module: ModuleState): void => {
    for (const loaded of module.functions.values()) machine.handles.remove('function', loaded.handle)
    machine.handles.remove('module', module.handle)
    module.context.owned.delete(module)
  }

  const parameterInfo = (
    definition: KernelDefinition | undefined,
    index: number,
    offset: BigUint64Array | null,
    size: BigUint64Array | null,
  ): number => {
    if (definition === undefined) return CUDA_ERROR_INVALID_HANDLE
    const kind = definition.parameters[index]
    if (kind === undefined || !isOut64(offset)) return CUDA_ERROR_INVALID_VALUE
    put64(offset, parameterOffsets(definition.parameters)[index] ?? 0)
    if (size !== null) put64(size, sizeOf(kind))
    return 0
  }

  return {
    cuModuleLoad: (out, file) => load(out, file ?? null),
    cuModuleLoadData: load,
    cuModuleLoadDataEx: (out, image, count) => (isSize(count) ? load(out, image) : CUDA_ERROR_INVALID_VALUE),
    cuModuleLoadFatBinary: load,
    cuModuleUnload(handle) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const module = find(ModuleState, handle)
      if (module === undefined || module.library !== undefined) return CUDA_ERROR_INVALID_HANDLE
      unload(module)
      return 0
    },
    cuModuleGetLoadingMode: (out) => (put32(out, 2) ? 0 : CUDA_ERROR_INVALID_VALUE),
    cuModuleGetFunction(out, handle, name) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const module = find(ModuleState, handle)
      if (module === undefined) return CUDA_ERROR_INVALID_HANDLE
      if (!isOut64(out) || typeof name !== 'string' || name === '') return CUDA_ERROR_INVALID_VALUE
      const found = functionNamed(machine, module, name)
      if (found === undefined) return CUDA_ERROR_NOT_FOUND
      put64(out, found.handle)
      return 0
    },
    cuModuleGetFunctionCount(out, handle) {
      const module = find(ModuleState, handle)
      if (module === undefined) return CUDA_ERROR_INVALID_HANDLE
      return put32(out, module.kernels.size) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuModuleEnumerateFunctions(out, count, handle) {
      const module = find(ModuleState, handle)
      if (module === undefined) return CUDA_ERROR_INVALID_HANDLE
      if (!(out instanceof BigUint64Array) || !isSize(count) || count > out.length) return CUDA_ERROR_INVALID_VALUE
      const handles = [...module.kernels.keys()].slice(0, count).map((name) => functionNamed(machine, module, name))
      for (const [index, found] of handles.entries()) out[index] = BigInt(found?.handle ?? 0)
      return 0
    },
    // Kernels written in TypeScript have no variables of their own.
    cuModuleGetGlobal: (_out, _bytes, handle) =>
      find(ModuleState, handle) === undefined ? CUDA_ERROR_INVALID_HANDLE : CUDA_ERROR_NOT_FOUND,
    cuLibraryLoadData: (out, image) => loadLibrary(out, image),
    cuLibraryLoadFromFile: (out, file) => loadLibrary(out, file ?? null),
    cuLibraryUnload(handle) {
      const library = find(LibraryState, handle)
      if (library === undefined) return CUDA_ERROR_INVALID_HANDLE
      for (const module of library.modules.values()) unload(module)
      for (const kernel of library.handles.values()) machine.handles.remove('kernel', kernel.handle)
      machine.handles.remove('library', handle)
      return 0
    },
    cuLibraryGetKernel(out, handle, name) {
      const library = find(LibraryState, handle)
      if (library === undefined) return CUDA_ERROR_INVALID_HANDLE
      if (!isOut64(out) || typeof name !== 'string') return CUDA_ERROR_INVALID_VALUE
      const kernel = kernelNamed(machine, library, name)
      if (kernel === undefined) return CUDA_ERROR_NOT_FOUND
      put64(out, kernel.handle)
      return 0
    },
    cuLibraryGetKernelCount(out, handle) {
      const library = find(LibraryState, handle)
      if (library === undefined) return CUDA_ERROR_INVALID_HANDLE
      return put32(out, library.kernels.size) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuLibraryEnumerateKernels(out, count, handle) {
      const library = find(LibraryState, handle)
      if (library === undefined) return CUDA_ERROR_INVALID_HANDLE
      if (!(out instanceof BigUint64Array) || !isSize(count) || count > out.length) return CUDA_ERROR_INVALID_VALUE
      const found = [...library.kernels.keys()].slice(0, count).map((name) => kernelNamed(machine, library, name))
      for (const [index, kernel] of found.entries()) out[index] = BigInt(kernel?.handle ?? 0)
      return 0
    },
    cuLibraryGetModule(out, handle) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const library = find(LibraryState, handle)
      if (library === undefined) return CUDA_ERROR_INVALID_HANDLE
      return put64(out, moduleIn(machine, library, context).handle) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuKernelGetFunction(out, handle) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const kernel = find(KernelState, handle)
      if (kernel === undefined) return CUDA_ERROR_INVALID_HANDLE
      const found = functionNamed(machine, moduleIn(machine, kernel.library, context), kernel.definition.name)
      return put64(out, found?.handle ?? 0) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuKernelGetLibrary(out, handle) {
      const kernel = find(KernelState, handle)
      if (kernel === undefined) return CUDA_ERROR_INVALID_HANDLE
      return put64(out, kernel.library.handle) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuKernelGetName(out, handle) {
      const kernel = find(KernelState, handle)
      if (kernel === undefined) return CUDA_ERROR_INVALID_HANDLE
      if (!Array.isArray(out)) return CUDA_ERROR_INVALID_VALUE
      out[0] = kernel.definition.name
      return 0
    },
    cuKernelGetParamInfo: (handle, index, offset, size) =>
      parameterInfo(find(KernelState, handle)?.definition, index, offset, size),
    cuFuncGetParamInfo: (handle, index, offset, size) =>
      parameterInfo(find(FunctionState, handle)?.definition, index, offset, size),
    cuFuncGetName(out, handle) {
      const found = find(FunctionState, handle)
      if (found === undefined) return CUDA_ERROR_INVALID_HANDLE
      if (!Array.isArray(out)) return CUDA_ERROR_INVALID_VALUE
      out[0] = found.definition.name
      return 0
    },
    cuFuncGetModule(out, handle) {
      const found = find(FunctionState, handle)
      if (found === undefined) return CUDA_ERROR_INVALID_HANDLE
      return put64(out, found.module.handle) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuFuncIsLoaded(out, handle) {
      if (find(FunctionState, handle) === undefined) return CUDA_ERROR_INVALID_HANDLE
      return put32(out, 1) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuFuncLoad: (handle) => (find(FunctionState, handle) === undefined ? CUDA_ERROR_INVALID_HANDLE : 0),
  }
}

/** The function that a launch names: by its own handle, or by that of a library’s kernel. */
export function functionOf(machine: Machine, context: ContextState, handle: number): FunctionState | undefined {
  const object = machine.handles.get(handle)
  if (object instanceof FunctionState) return object
  if (!(object instanceof KernelState)) return undefined
  return functionNamed(machine, moduleIn(machine, object.library, context), object.definition.name)
}

/** A library’s module in a context, loaded when it is first asked for. */
function moduleIn(machine: Machine, library: LibraryState, context: ContextState): ModuleState {
  const known = library.modules.get(context)
  if (known !== undefined) return known
  const module = addModule(machine, context, library.kernels, library)
  library.modules.set(context, module)
  return module
}

function addModule(
  machine: Machine,
  context: ContextState,
  kernels: ReadonlyMap<string, KernelDefinition>,
  library?: LibraryState,
): ModuleState {
  const module = new ModuleState(context, kernels, library)
  module.handle = machine.handles.add('module', module)
  context.owned.add(module)
  return module
}

function functionNamed(machine: Machine, module: ModuleState, name: string): FunctionState | undefined {
  const known = module.functions.get(name)
  const definition = module.kernels.get(name)
  if (known !== undefined || definition === undefined) return known
  const found = new FunctionState(module, definition)
  found.handle = machine.handles.add('function', found)
  module.functions.set(name, found)
  module.context.owned.add(found)
  return found
}

function kernelNamed(machine: Machine, library: LibraryState, name: string): KernelState | undefined {
  const known = library.handles.get(name)
  const definition = library.kernels.get(name)
  if (known !== undefined || definition === undefined) return known
  const kernel = new KernelState(library, definition)
  kernel.handle = machine.handles.add('kernel', kernel)
  library.handles.set(name, kernel)
  return kernel
}

/** The kernels that an image names, or a CUresult. A text is the name of a file that holds one. */
function kernelsOf(machine: Machine, image: HostMemory | string): Map<string, KernelDefinition> | number {
  const bytes = typeof image === 'string' ? readImage(image) : imageBytes(machine, image)
  if (typeof bytes === 'number') return bytes
  const text = textOf(bytes)
  const [, list] = /^\s*\.cubaton-kernels\b(.*)$/s.exec(text) ?? []
  if (list === undefined) return refuseImage(machine, text)
  const kernels = new Map<string, KernelDefinition>()
  for (const name of list.split(/\s+/).filter((word) => word !== '')) {
    const definition = machine.kernels.get(name)
    if (definition === undefined) {
      machine.warn(`a module names the kernel ${JSON.stringify(name)}, which was not registered with registerKernel`)
      return CUresult.CUDA_ERROR_NO_BINARY_FOR_GPU
    }
    kernels.set(name, definition)
  }
  return kernels
}

function refuseImage(machine: Machine, text: string): number {
  if (!/^\s*(\/\/[^\n]*\n\s*)*\.version\b/.test(text)) return CUresult.CUDA_ERROR_INVALID_IMAGE
  machine.warn(
    'this emulator runs kernels registered from TypeScript, not PTX: register them with registerKernel, and load an image `.cubaton-kernels NAME …`',
  )
  return CUresult.CUDA_ERROR_NOT_SUPPORTED
}

function imageBytes(machine: Machine, image: HostMemory): Uint8Array | number {
  if (typeof image === 'number') return machine.memory.host.bytesAt(image) ?? CUDA_ERROR_INVALID_VALUE
  return (image === null ? undefined : bytesOf(image)) ?? CUDA_ERROR_INVALID_VALUE
}

function readImage(file: string): Uint8Array | number {
  try {
    return readFileSync(file)
  } catch {
    return CUresult.CUDA_ERROR_FILE_NOT_FOUND
  }
}
