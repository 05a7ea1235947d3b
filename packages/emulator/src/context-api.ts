import { CUlimit, CUresult } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import { ContextState, EventState } from './context-state.ts'
import type { Machine } from './machine.ts'
import { isOut64, isSize, put32, put64 } from './out-values.ts'

const { CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED } = CUresult

/** Primary and own contexts, which one is current, limits, and peers. */
export function contextApi(machine: Machine): Partial<DriverFunctions> {
  const contextOf = (handle: number): ContextState | number => {
    if (!machine.initialized) return CUDA_ERROR_NOT_INITIALIZED
    if (handle === 0) return machine.enter()
    const context = machine.handles.get(handle)
    return context instanceof ContextState ? context : CUDA_ERROR_INVALID_CONTEXT
  }
  const current = (): ContextState | undefined => machine.currentContexts.at(-1)
  return {
    cuDevicePrimaryCtxRetain(out, ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      if (!isOut64(out)) return CUDA_ERROR_INVALID_VALUE
      if (device.lost !== 0) return device.lost
      device.primary ??= machine.createContext(device, true, device.primaryFlags)
      device.primaryRetained++
      put64(out, device.primary.handle)
      return 0
    },
    cuDevicePrimaryCtxRelease(ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      if (device.primary === undefined || device.primaryRetained === 0) return CUDA_ERROR_INVALID_CONTEXT
      device.primaryRetained--
      if (device.primaryRetained > 0) return 0
      machine.destroyContext(device.primary)
      device.primary = undefined
      return 0
    },
    cuDevicePrimaryCtxReset(ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      if (device.primary === undefined) return 0
      machine.destroyContext(device.primary)
      device.primary = undefined
      device.primaryRetained = 0
      return 0
    },
    cuDevicePrimaryCtxSetFlags(ordinal, flags) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      if (!isSize(flags) || flags > 0xff) return CUDA_ERROR_INVALID_VALUE
      device.primaryFlags = flags
      if (device.primary !== undefined) device.primary.flags = flags
      return 0
    },
    cuDevicePrimaryCtxGetState(ordinal, flags, active) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      put32(flags, device.primaryFlags)
      put32(active, device.primary === undefined ? 0 : 1)
      return 0
    },
    cuCtxCreate(out, parameters, flags, ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      if (!isOut64(out) || !isSize(flags) || flags > 0xff) return CUDA_ERROR_INVALID_VALUE
      if (parameters?.some((byte) => byte !== 0) === true) return CUresult.CUDA_ERROR_NOT_SUPPORTED
      const context = machine.createContext(device, false, flags)
      machine.currentContexts.push(context)
      put64(out, context.handle)
      return 0
    },
    cuCtxDestroy(handle) {
      const context = handle === 0 ? CUDA_ERROR_INVALID_VALUE : contextOf(handle)
      if (typeof context === 'number') return context
      if (context.primary) return CUDA_ERROR_INVALID_CONTEXT
      machine.destroyContext(context)
      if (current() === context) machine.currentContexts.pop()
      return 0
    },
    cuCtxPushCurrent(handle) {
      const context = handle === 0 ? CUDA_ERROR_INVALID_VALUE : contextOf(handle)
      if (typeof context === 'number') return context
      machine.currentContexts.push(context)
      return 0
    },
    cuCtxPopCurrent(out) {
      if (!machine.initialized) return CUDA_ERROR_NOT_INITIALIZED
      const context = machine.currentContexts.pop()
      if (context === undefined) return CUDA_ERROR_INVALID_CONTEXT
      put64(out, context.handle)
      return 0
    },
    cuCtxSetCurrent(handle) {
      if (!machine.initialized) return CUDA_ERROR_NOT_INITIALIZED
      if (handle === 0) {
        machine.currentContexts.pop()
        return 0
      }
      const context = contextOf(handle)
      if (typeof context === 'number') return context
      machine.currentContexts.pop()
      machine.currentContexts.push(context)
      return 0
    },
    cuCtxGetCurrent(out) {
      if (!machine.initialized) return CUDA_ERROR_NOT_INITIALIZED
      const context = current()
      return put64(out, context?.handle ?? 0) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuCtxGetDevice(out) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      return put32(out, context.device.ordinal) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuCtxGetDevice_v2(out, handle) {
      const context = contextOf(handle)
      if (typeof context === 'number') return context
      return put32(out, context.device.ordinal) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuCtxGetFlags(out) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      return put32(out, context.flags) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuCtxSetFlags(flags) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (!isSize(flags) || flags > 0xff) return CUDA_ERROR_INVALID_VALUE
      context.flags = flags
      return 0
    },
    cuCtxGetId(handle, out) {
      const context = contextOf(handle)
      if (typeof context === 'number') return context
      return put64(out, context.id) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuCtxGetApiVersion(handle, out) {
      const context = contextOf(handle)
      if (typeof context === 'number') return context
      return put32(out, 13_000) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuCtxSynchronize() {
      const context = machine.enter()
      return typeof context === 'number'
        ? context
        : machine.captures.refuseHostWaitForContext(context) || machine.synchronizeContext(context)
    },
    cuCtxSynchronize_v2(handle) {
      const context = contextOf(handle)
      return typeof context === 'number'
        ? context
        : machine.captures.refuseHostWaitForContext(context) || machine.synchronizeContext(context)
    },
    cuCtxGetStreamPriorityRange(least, greatest) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      put32(least, 0)
      put32(greatest, -5)
      return 0
    },
    cuCtxGetLimit(out, limit) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (!(limit >= 0 && limit < CUlimit.CU_LIMIT_MAX)) return CUDA_ERROR_INVALID_VALUE
      const value = context.limits.get(limit)
      if (value === undefined) return CUresult.CUDA_ERROR_UNSUPPORTED_LIMIT
      return put64(out, value) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuCtxSetLimit(limit, value) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (!(limit >= 0 && limit < CUlimit.CU_LIMIT_MAX)) return CUDA_ERROR_INVALID_VALUE
      if (!context.limits.has(limit)) return CUresult.CUDA_ERROR_UNSUPPORTED_LIMIT
      if (!isSize(value)) return CUDA_ERROR_INVALID_VALUE
      context.limits.set(limit, value)
      return 0
    },
    cuCtxGetCacheConfig(out) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      return put32(out, context.cacheConfig) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuCtxSetCacheConfig(config) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (!isSize(config) || config > 3) return CUDA_ERROR_INVALID_VALUE
      context.cacheConfig = config
      return 0
    },
    cuCtxEnablePeerAccess(handle, flags) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const peer = handle === 0 ? CUDA_ERROR_INVALID_CONTEXT : contextOf(handle)
      if (typeof peer === 'number') return peer
      if (flags !== 0) return CUDA_ERROR_INVALID_VALUE
      if (peer.device === context.device) return CUresult.CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
      if (context.peers.has(peer.handle)) return CUresult.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
      context.peers.add(peer.handle)
      return 0
    },
    cuCtxDisablePeerAccess(handle) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const peer = handle === 0 ? CUDA_ERROR_INVALID_CONTEXT : contextOf(handle)
      if (typeof peer === 'number') return peer
      return context.peers.delete(peer.handle) ? 0 : CUresult.CUDA_ERROR_PEER_ACCESS_NOT_ENABLED
    },
    cuCtxRecordEvent(contextHandle, eventHandle) {
      const context = contextOf(contextHandle)
      if (typeof context === 'number') return context
      return machine.handles.get(eventHandle) instanceof EventState
        ? CUresult.CUDA_ERROR_NOT_SUPPORTED
        : CUresult.CUDA_ERROR_INVALID_HANDLE
    },
  }
}
