import { expect, test } from 'vitest'
import { nvrtcFunctions } from './nvrtc-functions.ts'
import { nvrtcResultHint, nvrtcResultName } from './nvrtc-result.ts'

test('every function has a prototype that says when it came', () => {
  for (const [name, prototype] of Object.entries(nvrtcFunctions)) {
    expect(name).toMatch(/^nvrtc[A-Z]/)
    expect(prototype.since).toMatch(/^\d+\.\d+$/)
  }
})

test('a size and its bytes come in pairs', () => {
  const names = Object.keys(nvrtcFunctions)
  const sizes = names.filter((name) => /^nvrtcGet(?!PCH).*Size$/.test(name))
  expect(sizes).toHaveLength(6)
  for (const size of sizes) expect(names).toContain(size.slice(0, -'Size'.length))
})

test('results have the numbers of nvrtc.h', () => {
  expect(nvrtcResultName(0)).toBe('NVRTC_SUCCESS')
  expect(nvrtcResultName(6)).toBe('NVRTC_ERROR_COMPILATION')
  expect(nvrtcResultName(11)).toBe('NVRTC_ERROR_INTERNAL_ERROR')
  expect(nvrtcResultName(16)).toBe('NVRTC_ERROR_CANCELLED')
  expect(nvrtcResultName(99)).toBe('nvrtcResult 99')
  expect(nvrtcResultHint(0)).toBeUndefined()
  expect(nvrtcResultHint(7)).toContain('builtins')
})
