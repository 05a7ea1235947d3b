import { createRequire } from 'node:module'
import type * as koffi from 'koffi'
import { CubatonError } from '../cubaton-error.ts'

/** The koffi module: how C functions are called. */
export type Koffi = typeof koffi

let loaded: Koffi | undefined

/**
 * koffi, loaded at the first call and kept.
 *
 * Synchronous, and never called at import: a program that runs on the emulator alone needs no native module at all.
 *
 * @param require - stands in for Node's own in tests
 * @throws {CubatonError} `not-supported` where koffi or its binary for this platform is missing or cannot be loaded
 */
export function loadKoffi(require?: NodeJS.Require): Koffi {
  if (require !== undefined) return requireKoffi(require)
  loaded ??= requireKoffi(createRequire(import.meta.url))
  return loaded
}

/**
 * The path of the koffi module that {@link loadKoffi} would load, for a child process to load the same one.
 *
 * Loads nothing.
 *
 * @throws {CubatonError} `not-supported` where koffi is not installed
 */
export function resolveKoffi(require: NodeJS.Require = createRequire(import.meta.url)): string {
  try {
    return require.resolve('koffi')
  } catch (cause) {
    throw koffiMissing(cause)
  }
}

function requireKoffi(require: NodeJS.Require): Koffi {
  try {
    return require('koffi') as Koffi
  } catch (cause) {
    throw koffiMissing(cause)
  }
}

function koffiMissing(cause: unknown): CubatonError {
  const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
  return new CubatonError(
    'not-supported',
    `koffi, which calls native libraries, cannot be loaded on ${process.platform} ${process.arch}: ${reason}`,
    {
      cause,
      hint:
        'Its binary is an optional dependency: install again without --omit=optional (--no-optional), on the machine ' +
        'that runs the program; where koffi has no binary, only CUBATON_DEVICE=emulator runs',
    },
  )
}
