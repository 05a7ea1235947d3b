import { expect, test } from 'vitest'
import { runProof } from './proof.mjs'

function counting(slices, failAt) {
  const seeds = []
  const proof = {
    slices,
    seed: 100,
    run(seed) {
      if (seed === failAt) throw new Error('a race')
      seeds.push(seed)
      return { programs: 10, races: 0 }
    },
  }
  return { proof, seeds }
}

test('every slice runs once, with its own seed, and the counts add up', async () => {
  const { proof, seeds } = counting(3)
  const record = await runProof(proof, { commit: 'abc', record: undefined, save() {} })
  expect(seeds).toEqual([100, 101, 102])
  expect(record).toEqual({ commit: 'abc', seed: 100, slices: 3, done: 3, totals: { programs: 30, races: 0 } })
})

test('a run that was stopped goes on with the slice that it had not finished', async () => {
  const saved = []
  const stopped = counting(4, 102)
  await expect(
    runProof(stopped.proof, { commit: 'abc', record: undefined, save: (record) => saved.push(record) }),
  ).rejects.toThrow('a race')
  const again = counting(4)
  const record = await runProof(again.proof, { commit: 'abc', record: saved.at(-1), save() {} })
  expect(again.seeds).toEqual([102, 103])
  expect(record).toMatchObject({ done: 4, totals: { programs: 40 } })
})

test.each([
  ['another commit', { commit: 'other' }, 'abc'],
  ['another seed', { seed: 1 }, 'abc'],
  ['another size', { slices: 9 }, 'abc'],
  ['a tree with changes', { commit: 'uncommitted changes' }, undefined],
])('a record of %s is not taken over', async (_, difference, commit) => {
  const { proof, seeds } = counting(2)
  const record = { commit: 'abc', seed: 100, slices: 2, done: 1, totals: { programs: 10 }, ...difference }
  await runProof(proof, { commit, record, save() {} })
  expect(seeds).toEqual([100, 101])
})
