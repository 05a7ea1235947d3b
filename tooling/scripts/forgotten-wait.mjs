/**
 * What is used of @cubaton/driver and @cubaton/emulator, whose built output the demo imports by path.
 *
 * @typedef {object} EmulatedDriver
 * @property {{ context: { makeCurrent(): void } }} defaultDevice
 * @property {Record<string, (...values: unknown[]) => number>} checked
 *
 * @typedef {object} Emulation
 * @property {(options: object) => { readonly races: readonly { text: string }[] }} createEmulator
 * @property {(options: object, emulator: object) => EmulatedDriver} emulatedDriver
 */

/**
 * The most telling program that runs with no GPU: one stream writes, another one reads, and the wait between them is
 * forgotten. On a GPU it gives the right answer on most days.
 *
 * @param {Emulation} emulation
 * @returns {string} what happened, for people
 */
export function showForgottenWait({ createEmulator, emulatedDriver }) {
  /** @type {readonly [string, unknown][]} */
  const schedules = [
    ['in order', 'in-order'],
    ['as late as allowed', 'latest-possible'],
    ['random, seed 1', { random: 1 }],
    ['random, seed 2', { random: 2 }],
    ['random, seed 3', { random: 3 }],
  ]
  const lines = ['A forgotten wait, on the emulator', '']
  let report = ''
  for (const waits of [false, true]) {
    lines.push(
      waits
        ? '  the same, with stream B waiting for an event of stream A'
        : '  stream A writes 42, stream B reads it, and nothing orders the two',
    )
    for (const [name, scheduler] of schedules) {
      const emulator = createEmulator({ scheduler, detectRaces: true })
      const value = writeAndRead(emulatedDriver({}, emulator), waits)
      const [race] = emulator.races
      report ||= race?.text ?? ''
      const verdict = race === undefined ? 'no race' : 'race found'
      lines.push(`    ${name.padEnd(20)} B reads ${String(value).padStart(2)}   ${verdict}`)
    }
    lines.push('')
  }
  lines.push('  the report of the race, found also where the value was right:', ...wrapped(report, 96, '    '), '')
  return lines.join('\n')
}

/**
 * Driver calls, as a program for a GPU makes them.
 *
 * @param {EmulatedDriver} driver
 * @param {boolean} waits whether stream B waits for stream A
 */
function writeAndRead(driver, waits) {
  driver.defaultDevice.context.makeCurrent()
  const { checked } = driver
  const out = new BigUint64Array(1)
  const made = (create) => {
    create()
    return Number(out[0])
  }
  const shared = made(() => checked.cuMemAlloc(out, 4))
  const result = made(() => checked.cuMemAlloc(out, 4))
  checked.cuMemsetD32(shared, 0, 1)
  checked.cuCtxSynchronize()

  const a = made(() => checked.cuStreamCreate(out, 1))
  const b = made(() => checked.cuStreamCreate(out, 1))
  const written = made(() => checked.cuEventCreate(out, 2))
  checked.cuMemsetD32Async(shared, 42, 1, a)
  checked.cuEventRecord(written, a)
  if (waits) checked.cuStreamWaitEvent(b, written, 0)
  checked.cuMemcpyDtoDAsync(result, shared, 4, b)
  checked.cuStreamSynchronize(b)

  const value = new Uint32Array(1)
  checked.cuMemcpyDtoH(value, result, 4)
  checked.cuCtxSynchronize()
  return value[0]
}

function wrapped(text, width, indent) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map((line) => indent + line)
}
