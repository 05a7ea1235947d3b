import { describe, expect, test } from 'vitest'
import { bytes, Scene } from '../test/scene.ts'

/** A graph whose two branches write `left` and `right`, captured on a stream. */
function forked(scene: Scene, stream: number, left: number, right: number): number {
  const { checked } = scene
  const [side, fork, join] = [scene.stream(), scene.event(), scene.event()]
  checked.cuStreamBeginCapture(stream, 2)
  scene.record(fork, stream)
  scene.wait(side, fork)
  scene.store(stream, left, 1)
  scene.store(side, right, 2)
  scene.record(join, side)
  scene.wait(stream, join)
  const graph = scene.made((out) => checked.cuStreamEndCapture(stream, out))
  return scene.made((out) => checked.cuGraphInstantiate(out, graph, 0))
}

describe.each(['in-order', 'latest-possible', { random: 4 }] as const)('scheduler %j', (scheduler) => {
  test('work before and after the launch of a graph is ordered with all of its nodes, launch after launch', () => {
    const scene = new Scene({ scheduler, detectRaces: true })
    const [a, b, x, y] = [scene.stream(), scene.stream(), scene.memory(), scene.memory()]
    const exec = forked(scene, a, x, y)
    for (let launch = 0; launch < 3; launch++) {
      scene.store(a, y, 9)
      scene.checked.cuGraphLaunch(exec, a)
      scene.copy(a, x, y)
    }
    const done = scene.event()
    scene.record(done, a)
    scene.wait(b, done)
    expect(scene.read(b, x)).toBe(2)
    expect(scene.emulator.races).toEqual([])
    scene.driver.close()
  })

  test('two branches of a graph that write the same bytes are a race', () => {
    const scene = new Scene({ scheduler, detectRaces: true })
    const [a, x] = [scene.stream(), scene.memory()]
    scene.checked.cuGraphLaunch(forked(scene, a, x, x), a)
    scene.checked.cuStreamSynchronize(a)
    expect(scene.emulator.races.map((race) => race.missing)).toEqual([expect.stringMatching(/no edge of the graph/)])
    scene.driver.close()
  })

  test('work on another stream is not ordered with a graph’s nodes', () => {
    const scene = new Scene({ scheduler, detectRaces: true })
    const [a, b, x, y] = [scene.stream(), scene.stream(), scene.memory(), scene.memory()]
    const exec = forked(scene, a, x, y)
    scene.checked.cuGraphLaunch(exec, a)
    scene.store(b, y, 5)
    scene.checked.cuCtxSynchronize()
    expect(scene.emulator.races).toHaveLength(1)
    expect(scene.emulator.races[0]).toMatchObject({
      address: y,
      byteLength: bytes,
      firstWrites: true,
      secondWrites: true,
    })
    scene.driver.close()
  })
})

test('reads do not race with reads, and what the host waited for is ordered', () => {
  const scene = new Scene({ detectRaces: true, scheduler: 'latest-possible' })
  const [a, b, x, y, z] = [scene.stream(), scene.stream(), scene.memory(), scene.memory(), scene.memory()]
  scene.copy(a, y, x)
  scene.copy(b, z, x)
  scene.checked.cuStreamSynchronize(a)
  scene.checked.cuStreamSynchronize(b)
  scene.store(a, z, 1)
  expect(scene.read(a, z)).toBe(1)
  expect(scene.emulator.races).toEqual([])
  scene.driver.close()
})

test('a query that said no orders nothing, one that said done does', () => {
  for (const waits of [false, true]) {
    const scene = new Scene({ detectRaces: true, scheduler: 'latest-possible' })
    const [a, b, x, event] = [scene.stream(), scene.stream(), scene.memory(), scene.event()]
    scene.store(a, x, 1)
    scene.record(event, a)
    let answer = scene.raw.cuEventQuery(event)
    if (waits) while (answer !== 0) answer = scene.raw.cuEventQuery(event)
    scene.store(b, x, 2)
    scene.checked.cuCtxSynchronize()
    expect(scene.emulator.races).toHaveLength(waits ? 0 : 1)
    scene.driver.close()
  }
})
