import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { CubatonError } from '@cubaton/driver'
import { describe, expect, test } from 'vitest'
import { buildStub } from '../../build-stub.ts'
import type { SuiteContext } from '../../suite.ts'
import { deviceRows } from './device-rows.ts'
import { importRow } from './import-row.ts'
import { mappedRows } from './mapped-rows.ts'
import { stubRows } from './stub-rows.ts'

/** As short as the rule allows: the shape of the rows is looked at here, and no time. */
function quickContext(): SuiteContext & { readonly notes: string[] } {
  const notes: string[] = []
  return {
    notes,
    timing: { rounds: 15, batchMs: 0.01 },
    note: (text) => void notes.push(text),
    progress: () => undefined,
  }
}

const probe = buildStub()
const hasStub = 'library' in probe
if (hasStub) probe[Symbol.dispose]()

describe('the suite driver', () => {
  test.skipIf(!hasStub)('measures raw and checked over bare koffi, by the goals of each', () => {
    const rows = stubRows(quickContext())
    const calls = ['query (1 argument)', 'record (2 arguments)', 'wait (3 arguments)']
    calls.push('allocate (out-array)', 'launch (11 arguments)')
    expect(rows.map(({ name }) => name)).toEqual([
      'harness: empty loop',
      'harness: bare koffi, same call twice',
      ...calls.flatMap((call) => [`${call}, raw`, `${call}, checked`]),
    ])
    for (const { name, peer, goal, interval } of rows.slice(2)) {
      expect(peer).toBe('bare koffi')
      expect(interval?.of).toBe('difference')
      expect(goal?.limit).toBe(name.endsWith('raw') ? 10 : 20)
    }
    expect(rows.slice(0, 2).every(({ goal }) => goal === null)).toBe(true)
  })

  test('measures an import against bare node in child processes', () => {
    const row = importRow(quickContext(), 'data:text/javascript,0')
    expect(row).toMatchObject({ name: "import '@cubaton/driver'", unit: 'ms', peer: 'bare node' })
    expect(row.goal?.limit).toBe(30)
  })

  test('does not take a child that failed for a fast one', () => {
    expect(() => importRow(quickContext(), 'data:text/javascript,throw 1')).toThrow(/ended with 1/)
  })

  test('sees that an import maps no native library', () => {
    const context = quickContext()
    const [row] = mappedRows(context, 'data:text/javascript,0')
    expect(row).toMatchObject({ peer: 'bare node', ratio: 1, interval: null, holds: true })
    expect(context.notes).toEqual([])
  })

  test('sees the native library of koffi, as it would if an import loaded it, and names it without its folder', () => {
    const context = quickContext()
    const koffi = pathToFileURL(createRequire(import.meta.url).resolve('koffi')).href
    const [row] = mappedRows(context, koffi)
    expect(row?.holds).toBe(false)
    expect(context.notes).toEqual([expect.stringMatching(/^import '@cubaton\/driver' maps [^/\\]*koffi[^/\\]*\.node$/)])
  })

  test('does not take a child that failed for one that maps nothing', () => {
    expect(() => mappedRows(quickContext(), 'data:text/javascript,throw 1')).toThrow(/ended with 1/)
  })

  test('says that it left the rows on a device out, where no driver is', () => {
    const context = quickContext()
    const open = () => {
      throw new CubatonError('driver-missing', 'none here')
    }
    expect(deviceRows(context, open)).toEqual([])
    expect(context.notes).toEqual(['rows on a device are left out: no CUDA device can be used here (driver-missing)'])
  })

  test('does not take a failure of another kind for a missing device', () => {
    const open = () => {
      throw new CubatonError('invalid-argument', 'CUBATON_DEVICE makes no sense')
    }
    expect(() => deviceRows(quickContext(), open)).toThrow(/makes no sense/)
  })
})
