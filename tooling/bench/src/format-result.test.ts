import { describe, expect, test } from 'vitest'
import { formatResult } from './format-result.ts'
import { parseResult } from './result.ts'
import { countedRow } from './row.ts'
import { aloneRow, sampleMachine, sampleResult, sampleRow } from './sample-result.ts'

const plain = { color: false }

describe('a result for people', () => {
  test('shows machine, value, peer, ratio, interval, goal and verdict in aligned columns', () => {
    const rows = [aloneRow('empty loop', 1.5), sampleRow('record, raw', 4), sampleRow('record, checked', 25)]
    expect(formatResult(sampleResult(rows), plain)).toMatchInlineSnapshot(`
      "sample  Sample CPU, 4 cores, 16 GiB · Node 20.19.0 · linux x64 · commit 0123456789

                          value                 peer  ratio               96 % interval  goal
      empty loop        1.50 ns                                   1.50 ns [0.500, 2.50]
      record, raw      34.00 ns  bare koffi 30.00 ns  1.13×     +4.00 ns [+4.00, +4.00]  ≤ 10 ns over bare koffi  holds
      record, checked  55.00 ns  bare koffi 30.00 ns  1.83×  +25.00 ns [+25.00, +25.00]  ≤ 10 ns over bare koffi  FAILS

      1 of 2 goals hold"
    `)
  })

  test('says when a goal holds by its interval and not by its median', () => {
    expect(formatResult(sampleResult([sampleRow('record, raw', 11, 2)]), plain)).toContain('holds, within noise')
    expect(formatResult(sampleResult([sampleRow('record, raw', 13, 2)]), plain)).toContain('FAILS')
  })

  test('shows counts without decimals and without an interval', () => {
    const goal = { text: 'no more', limit: 0, of: 'difference', bound: 'at most' } as const
    const row = countedRow({ name: 'libraries', unit: 'files', value: 9, peer: { name: 'bare', value: 8 }, goal })
    const line = formatResult(sampleResult([row]), plain).split('\n')[3]
    expect(line).toMatch(/^libraries {2}9 files {2}bare 8 files {2}1\.13× {2}no more {2}FAILS$/)
  })

  test('prints what was left out', () => {
    const text = formatResult(sampleResult([aloneRow('loop', 1)], ['no compiler here']), plain)
    expect(text).toContain('note  no compiler here')
    expect(text).toContain('1 rows, none with a goal')
  })

  test('without any row still says why', () => {
    expect(formatResult(sampleResult([], ['nothing to measure']), plain)).toContain('note  nothing to measure')
  })

  test('names the GPU and its driver, and a tree with changes', () => {
    const machine = { ...sampleMachine, gpu: 'NVIDIA H200', gpuDriver: '580.159', uncommittedChanges: true }
    const text = formatResult({ ...sampleResult([]), machine }, plain)
    expect(text).toContain('NVIDIA H200, driver 580.159')
    expect(text).toContain('with changes')
  })

  test('is coloured where asked, with the same text', () => {
    const result = sampleResult([sampleRow('a', 4), sampleRow('b', 25), sampleRow('c', 11, 2)], ['a note'])
    const colored = formatResult(result, { color: true })
    expect(colored).toContain('\u001b[31mFAILS')
    expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(formatResult(result, plain))
  })
})

describe('an earlier result', () => {
  const earlier = parseResult(JSON.stringify(sampleResult([sampleRow('record', 14), sampleRow('gone', 1)])))

  test('stands beside, with ratios; a row that is new says so', () => {
    const rows = [sampleRow('record', 4), sampleRow('query', 4)]
    const lines = formatResult(sampleResult(rows), { color: false, earlier }).split('\n')
    expect(lines[1]).toBe(
      'earlier: Sample CPU · Node 20.19.0 · commit 0123456789; 1 of 2 rows are in both; now is the ratio to it, another run',
    )
    expect(lines.find((line) => line.startsWith('record'))).toMatch(/holds\s+44\.00 ns\s+0\.773×$/)
    expect(lines.find((line) => line.startsWith('query'))).toMatch(/holds\s+new$/)
  })

  test('of a count that was 0 makes no ratio of nothing', () => {
    const races = (value: number) => countedRow({ name: 'races', unit: '', value })
    const none = parseResult(JSON.stringify(sampleResult([races(0)])))
    const lineOf = (value: number) =>
      formatResult(sampleResult([races(value)]), { color: false, earlier: none }).split('\n')[4]
    expect(lineOf(0)).toMatch(/0\s+1\.00×$/)
    expect(lineOf(2)).toMatch(/2\s+0\s+not 0$/)
  })

  test('of another suite is named', () => {
    const text = formatResult(sampleResult([]), { color: false, earlier: { ...earlier, suite: 'memory' } })
    expect(text).toContain('earlier of suite memory')
  })

  test('of another unit is another row', () => {
    const seconds = { ...earlier, rows: [{ name: 'record', value: 1, unit: 's' }] }
    const text = formatResult(sampleResult([sampleRow('record', 4)]), { color: false, earlier: seconds })
    expect(text).toContain('0 of 1 rows are in both')
  })
})
