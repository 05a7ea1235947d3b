/** Who touched some bytes. */
export interface Access {
  /** The line of work that did, and the moment in it. */
  readonly line: number
  readonly tick: number
  /** For people. */
  readonly by: object
}

/** Bytes that were touched alike: by the same last writer, and the same readers since. */
interface Stretch {
  start: number
  end: number
  write: Access | undefined
  reads: readonly Access[]
}

/** Called for each earlier access that is in the way of a new one, with the bytes they share. */
export type Conflict = (earlier: Access, earlierWrites: boolean, start: number, end: number) => void

/** For the bytes of one allocation: who wrote them last, and who read them since. */
export class ShadowMemory {
  /** Sorted and apart from each other. Bytes in none of them were never touched. */
  #stretches: Stretch[] = []

  /**
   * Notes an access, after telling of those it conflicts with: earlier writes, and for a write earlier reads.
   *
   * @param ordered - whether an earlier access comes before the new one: then a read of it need not be kept
   */
  touch(
    start: number,
    end: number,
    access: Access,
    write: boolean,
    ordered: (earlier: Access) => boolean,
    conflict: Conflict,
  ): void {
    const stretches = this.#stretches
    let first = 0
    let high = stretches.length
    while (first < high) {
      const middle = (first + high) >>> 1
      if ((stretches[middle]?.end ?? 0) <= start) first = middle + 1
      else high = middle
    }
    let last = first
    const made: Stretch[] = []
    let covered = start
    for (; last < stretches.length; last++) {
      const stretch = stretches[last]
      if (stretch === undefined || stretch.start >= end) break
      const from = Math.max(stretch.start, start)
      const to = Math.min(stretch.end, end)
      if (stretch.write !== undefined && !ordered(stretch.write)) conflict(stretch.write, true, from, to)
      if (write) for (const read of stretch.reads) if (!ordered(read)) conflict(read, false, from, to)
      if (stretch.start < start) made.push({ ...stretch, end: start })
      if (!write) {
        if (covered < from) made.push({ start: covered, end: from, write: undefined, reads: [access] })
        const reads = stretch.reads.filter((read) => !ordered(read))
        append(made, { start: from, end: to, write: stretch.write, reads: [...reads, access] })
        covered = to
      }
      if (stretch.end > end) {
        if (write) append(made, { start, end, write: access, reads: [] })
        covered = end
        made.push({ ...stretch, start: end })
      }
    }
    if (covered < end)
      append(
        made,
        write ? { start, end, write: access, reads: [] } : { start: covered, end, write: undefined, reads: [access] },
      )
    if (last - first === 1 && made.length === 1 && made[0] !== undefined) stretches[first] = made[0]
    else stretches.splice(first, last - first, ...made)
  }

  get stretchCount(): number {
    return this.#stretches.length
  }
}

/** Appends a stretch, or makes the last one longer where it was touched alike. */
function append(made: Stretch[], stretch: Stretch): void {
  const before = made.at(-1)
  if (
    before !== undefined &&
    before.end === stretch.start &&
    before.write === stretch.write &&
    sameReads(before, stretch)
  )
    before.end = stretch.end
  else made.push(stretch)
}

function sameReads(one: Stretch, other: Stretch): boolean {
  return one.reads.length === other.reads.length && one.reads.every((read, index) => read === other.reads[index])
}
