import type { ContextState } from './context-state.ts'
import type { KernelDefinition } from './kernel-definition.ts'

/** A loaded module and its functions, which were looked up. */
export class ModuleState {
  readonly kind = 'module'
  handle = 0
  readonly context: ContextState
  readonly kernels: ReadonlyMap<string, KernelDefinition>
  readonly functions = new Map<string, FunctionState>()
  /** The library that it belongs to, and is unloaded with. */
  readonly library: LibraryState | undefined

  constructor(context: ContextState, kernels: ReadonlyMap<string, KernelDefinition>, library?: LibraryState) {
    this.context = context
    this.kernels = kernels
    this.library = library
  }
}

export class FunctionState {
  readonly kind = 'function'
  handle = 0
  readonly module: ModuleState
  readonly definition: KernelDefinition
  /** Dynamic shared memory that a launch may ask for. */
  maxDynamicShared = 49_152
  carveout = -1

  constructor(module: ModuleState, definition: KernelDefinition) {
    this.module = module
    this.definition = definition
  }
}

/** A module for all contexts, which gets into each when it is used there. */
export class LibraryState {
  readonly kind = 'library'
  handle = 0
  readonly kernels: ReadonlyMap<string, KernelDefinition>
  readonly handles = new Map<string, KernelState>()
  readonly modules = new Map<ContextState, ModuleState>()

  constructor(kernels: ReadonlyMap<string, KernelDefinition>) {
    this.kernels = kernels
  }
}

export class KernelState {
  readonly kind = 'kernel'
  handle = 0
  readonly library: LibraryState
  readonly definition: KernelDefinition

  constructor(library: LibraryState, definition: KernelDefinition) {
    this.library = library
    this.definition = definition
  }
}
