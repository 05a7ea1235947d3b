import { afterAll, expect, test } from 'vitest'
import { openSubject } from './open-subject.ts'
import { Session } from './session.ts'

const session = new Session(openSubject('emulator'))
afterAll(() => session.close())

test('a case that leaves nothing behind has no complaints, and all that it made is released', async () => {
  const f = session.fixture()
  const [stream, memory] = [f.stream(), f.memory()]
  f.event()
  f.pinned()
  f.launch('fill', stream, memory, 1, 1)
  expect(await f.close()).toEqual([])
  expect(session.driver.raw.cuMemFree(memory)).not.toBe(0)
  expect(session.driver.raw.cuStreamQuery(stream)).not.toBe(0)
})

test('gates are opened before anything else: what is behind them runs', async () => {
  const f = session.fixture()
  const [stream, pinned] = [f.stream(), f.pinned()]
  f.gate(stream)
  f.launch('fill', stream, pinned.address, 1, 7)
  const { words } = pinned
  const seen: number[] = []
  f.checked.cuLaunchHostFunc(
    stream,
    f.hostFunction(() => seen.push(words[0] ?? 0)),
    0,
  )
  expect(await f.close()).toEqual([])
  expect(seen).toEqual([7])
})

test('a stream that is left capturing is a complaint, and is ended', async () => {
  const f = session.fixture()
  f.checked.cuStreamBeginCapture(f.stream(), 0)
  expect(await f.close()).toEqual(['a stream was left capturing'])
})

test('another current context, or a stack of them, is a complaint, and is left', async () => {
  const f = session.fixture()
  f.checked.cuCtxPushCurrent(f.context)
  expect(await f.close()).toEqual(['the thread was left with other contexts'])
  expect(await session.fixture().close()).toEqual([])
})

test('another capture mode of the thread is a complaint, and does not last', async () => {
  const f = session.fixture()
  f.checked.cuThreadExchangeStreamCaptureMode(Int32Array.of(2))
  expect(await f.close()).toEqual(['the thread was left in another capture mode'])
  expect(await session.fixture().close()).toEqual([])
})

test('what a case released itself, or destroyed with its context, is not released again', async () => {
  const f = session.fixture()
  const stream = f.stream()
  f.checked.cuStreamDestroy(stream)
  const context = f.made((out) => f.checked.cuCtxCreate(out, null, 0, f.device))
  f.stream()
  f.event()
  f.checked.cuCtxDestroy(context)
  expect(await f.close()).toEqual([])
})

test('a call that fails while a case is set up ends it', () => {
  const f = session.fixture()
  expect(() => f.made((out) => f.raw.cuStreamCreate(out, 9))).toThrow('CUDA_ERROR_INVALID_VALUE')
})

test('work that is held up is told after a while, not waited for without end', async () => {
  const f = session.fixture()
  const stream = f.stream()
  const gate = f.gate(stream)
  await expect(f.untilDone(stream, 20)).rejects.toThrow('held up')
  gate.open()
  expect(await f.close()).toEqual([])
})
