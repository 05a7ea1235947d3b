import type { DriverFunctions } from '@cubaton/driver'
import { nameOfResult } from './result-name.ts'
import type { ResultName } from './result-name.ts'

/** The driver API with results by name. */
export type NamedCalls = {
  readonly [Name in keyof DriverFunctions]: (...values: Parameters<DriverFunctions[Name]>) => ResultName
}

export type AnyCall = (...values: unknown[]) => number

/** The same functions, each with something done to it; `wrap` is asked once a function. */
export function wrapFunctions(
  functions: DriverFunctions,
  wrap: (name: keyof DriverFunctions, call: AnyCall) => AnyCall,
): DriverFunctions {
  const wrapped = new Map<string | symbol, unknown>()
  // An empty target: the functions of a driver may be fixed properties, which a proxy must not change.
  return new Proxy({} as DriverFunctions, {
    get(_target, name) {
      if (!wrapped.has(name)) {
        const call: unknown = Reflect.get(functions, name)
        const known = name as keyof DriverFunctions
        wrapped.set(name, typeof call === 'function' ? wrap(known, call as AnyCall) : call)
      }
      return wrapped.get(name)
    },
  })
}

export function namedCalls(functions: DriverFunctions): NamedCalls {
  const named = wrapFunctions(functions, (_name, call) => {
    const withName: (...values: unknown[]) => unknown = (...values) => nameOfResult(call(...values))
    return withName as AnyCall
  })
  return named as unknown as NamedCalls
}
