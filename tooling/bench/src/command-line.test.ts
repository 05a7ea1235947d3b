import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommandLine } from './command-line.ts'
import type { Row } from './row.ts'
import { aloneRow, sampleMachine, sampleResult, sampleRow } from './sample-result.ts'
import type { SuiteContext } from './suite.ts'

let folder: string
let contexts: SuiteContext[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cubaton-bench-test-'))
  contexts = []
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command line over two suites: `fast`, whose rows are given, and `slow`, which nobody asks for. */
async function run(args: readonly string[], rows: readonly Row[] = [sampleRow('record', 4)], notes: string[] = []) {
  const printed: string[] = []
  const complaints: string[] = []
  const fast = async (context: SuiteContext) => {
    contexts.push(context)
    for (const text of notes) context.note(text)
    context.progress('record')
    return rows
  }
  const status = await runCommandLine(args, {
    suites: {
      fast: { summary: 'quick to test', load: async () => fast },
      slow: { summary: 'never loaded', load: () => Promise.reject(new Error('loaded')) },
    },
    describe: () => sampleMachine,
    print: (text) => void printed.push(text),
    printError: (text) => void complaints.push(text),
    color: false,
    drawProgress: undefined,
  })
  return { status, printed: printed.join('\n'), complaints: complaints.join('\n') }
}

describe('a run', () => {
  test('prints its table and ends with 0 when every goal holds', async () => {
    const { status, printed, complaints } = await run(['fast'])
    expect(status).toBe(0)
    expect(printed).toMatch(/^fast {2}Sample CPU/)
    expect(printed).toContain('1 of 1 goals hold')
    expect(complaints).toBe('')
  })

  test('ends with 1 when a row with a goal does not hold', async () => {
    const { status, printed } = await run(['fast'], [sampleRow('record', 4), sampleRow('query', 40)])
    expect(status).toBe(1)
    expect(printed).toContain('FAILS')
  })

  test('ends with 0 when no row has a goal, or all rows were left out', async () => {
    expect((await run(['fast'], [aloneRow('loop', 1)])).status).toBe(0)
    const { status, printed } = await run(['fast'], [], ['no compiler here'])
    expect(status).toBe(0)
    expect(printed).toContain('no compiler here')
  })

  test('measures 51 rounds of 2 ms, or what it is told', async () => {
    await run(['fast'])
    await run(['fast', '--rounds', '15', '--batch-ms', '0.5'])
    expect(contexts.map(({ timing }) => timing)).toEqual([
      { rounds: 51, batchMs: 2, beforeRound: undefined },
      { rounds: 15, batchMs: 0.5, beforeRound: undefined },
    ])
  })

  test('collects garbage before each round where asked and possible', async () => {
    const collect = vi.fn<() => void>()
    vi.stubGlobal('gc', collect)
    await run(['fast', '--gc'])
    vi.unstubAllGlobals()
    contexts[0]?.timing.beforeRound?.()
    expect(collect).toHaveBeenCalledOnce()
  })

  test('lets the failure of a suite through', async () => {
    await expect(run(['slow'])).rejects.toThrow('loaded')
  })
})

describe('--json', () => {
  test('writes machine and rows', async () => {
    const file = join(folder, 'result.json')
    await run(['fast', '--json', file], [sampleRow('record', 4), aloneRow('loop', 1)], ['left out'])
    const result = JSON.parse(readFileSync(file, 'utf8'))
    expect(Object.keys(result)).toEqual(['suite', 'machine', 'notes', 'rows'])
    expect(result).toMatchObject({ suite: 'fast', machine: sampleMachine, notes: ['left out'] })
    expect(result.rows).toEqual([
      {
        name: 'record',
        value: 34,
        unit: 'ns',
        peer: 'bare koffi',
        peerValue: 30,
        ratio: expect.closeTo(34 / 30, 6),
        interval: {
          of: 'difference',
          median: 4,
          low: 4,
          high: 4,
          confidence: expect.closeTo(0.965, 3),
          rounds: 15,
        },
        goal: { text: '≤ 10 ns over bare koffi', limit: 10, of: 'difference', bound: 'at most' },
        holds: true,
      },
      expect.objectContaining({ name: 'loop', peer: null, ratio: null, goal: null, holds: null }),
    ])
  })

  test('is written for a run that fails its goals too', async () => {
    const file = join(folder, 'result.json')
    const { status } = await run(['fast', '--json', file], [sampleRow('record', 40)])
    expect(status).toBe(1)
    expect(JSON.parse(readFileSync(file, 'utf8')).rows[0].holds).toBe(false)
  })

  test.each([
    ['in a folder that is not there', () => join(folder, 'missing', 'result.json')],
    ['that is a folder', () => folder],
  ])('to a file %s is refused before anything is measured', async (_, file) => {
    const { status, complaints } = await run(['fast', '--json', file()])
    expect(status).toBe(2)
    expect(complaints).toContain('cannot be written')
    expect(contexts).toEqual([])
  })
})

describe('--against', () => {
  test('shows the earlier result beside', async () => {
    const file = join(folder, 'earlier.json')
    writeFileSync(file, JSON.stringify(sampleResult([sampleRow('record', 38)])))
    const { status, printed } = await run(['fast', '--against', file])
    expect(status).toBe(0)
    expect(printed).toMatch(/68\.00 ns\s+0\.500×/)
  })

  test('of a slower run than the earlier one is no failure: only goals are', async () => {
    const file = join(folder, 'earlier.json')
    writeFileSync(file, JSON.stringify(sampleResult([sampleRow('record', 0)])))
    expect((await run(['fast', '--against', file], [sampleRow('record', 9)])).status).toBe(0)
  })

  test('may be the file that --json writes over', async () => {
    const file = join(folder, 'result.json')
    await run(['fast', '--json', file], [sampleRow('record', 8)])
    const { printed } = await run(['fast', '--json', file, '--against', file], [sampleRow('record', 4)])
    expect(printed).toContain('38.00 ns')
    expect(JSON.parse(readFileSync(file, 'utf8')).rows[0].value).toBe(34)
  })

  test.each([
    ['is missing', undefined],
    ['is no JSON', 'table'],
    ['is no result', '{}'],
  ])('of a file that %s is refused before anything is measured', async (_, text) => {
    const file = join(folder, 'earlier.json')
    if (text !== undefined) writeFileSync(file, text)
    const { status, complaints } = await run(['fast', '--against', file])
    expect(status).toBe(2)
    expect(complaints).toContain('cannot be read as a result')
    expect(contexts).toEqual([])
  })
})

describe('bad usage ends with 2', () => {
  test.each([
    ['an unknown suite', ['fats']],
    ['a name that every object has', ['constructor']],
    ['no suite', []],
  ])('%s, and the suites are listed', async (_, args) => {
    const { status, complaints } = await run(args)
    expect(status).toBe(2)
    expect(complaints).toMatch(/fast {2}quick to test\n {2}slow {2}never loaded/)
  })

  test.each([
    ['an unknown option', ['fast', '--jsno', 'x']],
    ['two suites', ['fast', 'slow']],
    ['an option without its file', ['fast', '--json']],
    ['fewer rounds than the rule wants', ['fast', '--rounds', '14']],
    ['rounds that are no number', ['fast', '--rounds', 'many']],
    ['more rounds than anybody waits for', ['fast', '--rounds', '1001']],
    ['an empty batch', ['fast', '--batch-ms', '0']],
    ['garbage collection that Node does not offer', ['fast', '--gc']],
  ])('%s', async (_, args) => {
    vi.stubGlobal('gc', undefined)
    const { status, complaints } = await run(args)
    vi.unstubAllGlobals()
    expect(status).toBe(2)
    expect(complaints).not.toBe('')
    expect(contexts).toEqual([])
  })
})

test('--help lists the suites and ends with 0', async () => {
  const { status, printed } = await run(['--help'])
  expect(status).toBe(0)
  expect(printed).toContain('SUITE [options]')
  expect(printed).toContain('quick to test')
})
