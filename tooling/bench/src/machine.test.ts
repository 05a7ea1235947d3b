import { homedir, hostname, userInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { describeMachine, machineLine } from './machine.ts'
import { sampleMachine } from './sample-result.ts'

const silent = () => undefined

describe('the machine of a result', () => {
  test('is told by what matters to the figures, and nothing else', () => {
    const machine = describeMachine(silent)
    expect(machine).toEqual({
      cpu: expect.any(String),
      cores: expect.any(Number),
      memoryGiB: expect.any(Number),
      node: process.versions.node,
      os: `${process.platform} ${process.arch}`,
      gpu: null,
      gpuDriver: null,
      commit: null,
      uncommittedChanges: null,
    })
  })

  test('names no host, user or folder', () => {
    const values = Object.values(describeMachine()).map(String)
    for (const secret of [hostname(), userInfo().username, homedir(), process.cwd()]) {
      expect(values).not.toContain(secret)
    }
    expect(values.join(' ')).not.toContain(process.cwd())
  })

  test('has the first GPU and the driver, as nvidia-smi says', () => {
    const ask = (program: string) =>
      program === 'nvidia-smi' ? 'NVIDIA H200, 580.159.03\nNVIDIA H200, 580.159.03\n' : undefined
    expect(describeMachine(ask)).toMatchObject({ gpu: 'NVIDIA H200', gpuDriver: '580.159.03' })
  })

  test('has no GPU where nvidia-smi is there and finds none', () => {
    const ask = (program: string) => (program === 'nvidia-smi' ? 'No devices were found\n' : undefined)
    expect(describeMachine(ask)).toMatchObject({ gpu: null, gpuDriver: null })
  })

  test.each([
    ['', false],
    [' M src/main.ts\n', true],
  ])('says whether the tree is its commit (%j)', (status, uncommittedChanges) => {
    const ask = (program: string, args: readonly string[]) =>
      program !== 'git' ? undefined : args[0] === 'status' ? status : '0123abc\n'
    expect(describeMachine(ask)).toMatchObject({ commit: '0123abc', uncommittedChanges })
  })

  test('is one line for people', () => {
    expect(machineLine({ ...sampleMachine, cores: 1, commit: null })).toBe(
      'Sample CPU, 1 core, 16 GiB · Node 20.19.0 · linux x64',
    )
  })
})
