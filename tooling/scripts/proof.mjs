/**
 * A proof too long for CI: a number of slices, each a pure function of its seed. A file `NAME.prove.ts` exports one as
 * its default.
 *
 * @typedef {object} Proof
 * @property {number} slices
 * @property {number} seed slice `i` runs with `seed + i`
 * @property {(seed: number) => Record<string, number> | Promise<Record<string, number>>} run counts to add up, such as
 *   `{ programs: 1000, races: 0 }`; throws when the proof fails
 */

/**
 * @typedef {object} ProofRecord
 * @property {string} commit
 * @property {number} seed
 * @property {number} slices
 * @property {number} done slices 0 to `done - 1` have run
 * @property {Record<string, number>} totals
 */

/**
 * Runs the slices that `record` has not done, and saves after each, so that a run that was stopped goes on where it was.
 *
 * Nothing is taken over from a record of another commit, seed or size: it says nothing about the code as it is now. A
 * `commit` of undefined, for a tree with changes, matches no record.
 *
 * @param {Proof} proof
 * @param {{ commit: string | undefined, record: ProofRecord | undefined, save: (record: ProofRecord) => void }} options
 * @returns {Promise<ProofRecord>}
 */
export async function runProof(proof, { commit, record, save }) {
  const resumes =
    commit !== undefined && record?.commit === commit && record.seed === proof.seed && record.slices === proof.slices
  let current = resumes
    ? record
    : { commit: commit ?? 'uncommitted changes', seed: proof.seed, slices: proof.slices, done: 0, totals: {} }
  while (current.done < proof.slices) {
    const counts = await proof.run(proof.seed + current.done)
    const totals = { ...current.totals }
    for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count
    current = { ...current, done: current.done + 1, totals }
    save(current)
  }
  return current
}
