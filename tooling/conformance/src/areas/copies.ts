import { Struct, structs } from '@cubaton/driver'
import { casesOf } from '../case.ts'
import { invalidValue, notReady, ok } from '../result-name.ts'

export const copies = casesOf('copies', (conformanceCase) => {
  conformanceCase(
    'a blocking copy to the device and back gives the same bytes',
    (f) => {
      const [to, sent] = [f.memory(), Uint32Array.of(1, 2, 3, 0xffff_ffff)]
      const received = new Uint32Array(4)
      return [f.call.cuMemcpyHtoD(to, sent, 16), f.call.cuMemcpyDtoH(received, to, 16), [...received]]
    },
    [ok, ok, [1, 2, 3, 0xffff_ffff]],
  )

  conformanceCase(
    'pageable memory may be changed as soon as a blocking copy from it returns',
    (f) => {
      const [to, sent] = [f.memory(), Uint32Array.of(7)]
      f.checked.cuMemcpyHtoD(to, sent, 4)
      sent[0] = 8
      f.checked.cuStreamSynchronize(0)
      return f.read(to)
    },
    [7],
  )

  conformanceCase(
    'pageable memory may be changed as soon as an asynchronous copy from it returns, also behind other work',
    (f) => {
      const [stream, to, sent] = [f.stream(), f.memory(), Uint32Array.of(7)]
      const gate = f.gate(stream)
      f.checked.cuMemcpyHtoDAsync(to, sent, 4, stream)
      sent[0] = 8
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return f.read(to)
    },
    [7],
  )

  conformanceCase(
    'a copy from pinned memory reads it when it runs, not when it is called',
    (f) => {
      const [stream, to, from] = [f.stream(), f.memory(), f.pinned()]
      from.words[0] = 7
      const gate = f.gate(stream)
      const result = f.call.cuMemcpyHtoDAsync(to, from.address, 4, stream)
      from.words[0] = 8
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(to)]
    },
    [ok, [8]],
  )

  conformanceCase(
    'a copy to pinned memory returns before it has run',
    (f) => {
      const [stream, from, to] = [f.stream(), f.memory(), f.pinned()]
      f.write(from, 5)
      const gate = f.gate(stream)
      const result = f.call.cuMemcpyDtoHAsync(to.address, from, 4, stream)
      const before = [f.call.cuStreamQuery(stream), to.words[0] ?? 9]
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [result, before, to.words[0] ?? 9]
    },
    [ok, [notReady, 0], 5],
  )

  conformanceCase(
    'a copy to pageable memory has run when it returns',
    (f) => {
      const [stream, from, to] = [f.stream(), f.memory(), new Uint32Array(1)]
      f.write(from, 5)
      const result = f.call.cuMemcpyDtoHAsync(to, from, 4, stream)
      return [result, to[0] ?? 9, f.call.cuStreamQuery(stream)]
    },
    [ok, 5, ok],
  )

  conformanceCase(
    'copies of no bytes succeed, whatever the addresses',
    (f) => {
      const [stream, to] = [f.stream(), f.memory()]
      return [
        f.call.cuMemcpyHtoD(to, new Uint8Array(4), 0),
        f.call.cuMemcpyDtoH(new Uint8Array(4), to, 0),
        f.call.cuMemcpyDtoD(to, to + 64, 0),
        f.call.cuMemcpyHtoDAsync(to, new Uint8Array(4), 0, stream),
        f.call.cuMemcpyDtoDAsync(to, to + 64, 0, stream),
        f.call.cuMemcpyDtoDAsync(to, to, 0, stream),
        f.call.cuMemcpyAsync(to, to + 64, 0, stream),
      ]
    },
    [ok, ok, ok, ok, ok, ok, ok],
  )

  conformanceCase(
    'a copy between device memory leaves what lies around it alone',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      f.write(memory, 1, 2, 3, 4, 5, 6, 7, 8)
      const result = f.call.cuMemcpyDtoDAsync(memory + 16, memory + 4, 8, stream)
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(memory, 8)]
    },
    [ok, [1, 2, 3, 4, 2, 3, 7, 8]],
  )

  conformanceCase(
    'copies may begin at any byte',
    (f) => {
      const [stream, memory, bytes] = [f.stream(), f.memory(), new Uint8Array(8)]
      f.checked.cuMemcpyHtoD(memory, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8), 8)
      // It returns when the bytes are taken: the other stream is ordered after their arrival by this alone.
      f.checked.cuStreamSynchronize(0)
      const result = f.call.cuMemcpyDtoDAsync(memory + 101, memory + 1, 5, stream)
      f.checked.cuStreamSynchronize(stream)
      f.checked.cuMemcpyDtoH(bytes, memory + 100, 8)
      return [result, [...bytes]]
    },
    [ok, [0, 2, 3, 4, 5, 6, 0, 0]],
  )

  conformanceCase(
    'a copy onto itself changes nothing',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      f.write(memory, 1, 2)
      const result = f.call.cuMemcpyDtoDAsync(memory, memory, 8, stream)
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(memory, 2)]
    },
    [ok, [1, 2]],
  )

  conformanceCase(
    'a copy that knows no direction finds it by the addresses',
    (f) => {
      const [stream, memory, pinned] = [f.stream(), f.memory(), f.pinned()]
      pinned.words[0] = 6
      const results = [
        f.call.cuMemcpyAsync(memory, pinned.address, 4, stream),
        f.call.cuMemcpyAsync(memory + 64, memory, 4, stream),
        f.call.cuMemcpyAsync(pinned.address + 64, memory + 64, 4, stream),
      ]
      f.checked.cuStreamSynchronize(stream)
      const copied = f.call.cuMemcpy(memory + 128, memory, 4)
      f.checked.cuStreamSynchronize(0)
      return [results, pinned.words[16] ?? 9, copied, f.read(memory + 128)]
    },
    [[ok, ok, ok], 6, ok, [6]],
  )

  conformanceCase(
    'a blocking copy between device memory is ordered on the default stream',
    (f) => {
      const memory = f.memory()
      f.launch('fill', 0, memory, 1, 9)
      const result = f.call.cuMemcpyDtoD(memory + 64, memory, 4)
      f.checked.cuStreamSynchronize(0)
      return [result, f.read(memory + 64)]
    },
    [ok, [9]],
  )

  conformanceCase(
    'a blocking copy does not wait for non-blocking streams',
    (f) => {
      const [held, memory, received] = [f.stream(), f.memory(), new Uint32Array(1)]
      f.gate(held)
      f.launch('fill', held, memory, 1, 9)
      return [f.call.cuMemcpyDtoH(received, memory, 4), received[0] ?? 9, f.call.cuStreamQuery(held)]
    },
    [ok, 0, notReady],
  )

  conformanceCase(
    'a copy that goes far past the end of its memory is refused',
    (f) => {
      const [memory, big] = [f.memory(64), new Uint8Array(4 * 2 ** 20)]
      return [f.call.cuMemcpyHtoD(memory, big, big.length), f.call.cuMemcpyDtoH(big, memory, big.length)]
    },
    [invalidValue, invalidValue],
  )

  conformanceCase(
    'a copy inside one context is also a copy between peers',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      f.write(memory, 4)
      const results = [
        f.call.cuMemcpyPeerAsync(memory + 64, f.context, memory, f.context, 4, stream),
        f.call.cuStreamSynchronize(stream),
        f.call.cuMemcpyPeer(memory + 128, f.context, memory + 64, f.context, 4),
        f.call.cuCtxSynchronize(),
      ]
      return [results, f.read(memory + 64), f.read(memory + 128)]
    },
    [[ok, ok, ok, ok], [4], [4]],
  )

  conformanceCase(
    'a copy of rows goes by the pitch of each side, and leaves the bytes between rows alone',
    (f) => {
      const [stream, from, to] = [f.stream(), f.memory(), f.memory()]
      f.write(from, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
      const copy = rows(from, 16, to, 32, 8, 3)
      const result = f.call.cuMemcpy2DAsync(copy.bytes, stream)
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(to, 20)]
    },
    [ok, [1, 2, 0, 0, 0, 0, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0, 9, 10, 0, 0]],
  )

  conformanceCase(
    'a copy of rows begins where its offsets say',
    (f) => {
      const [stream, from, to] = [f.stream(), f.memory(), f.memory()]
      f.write(from, 1, 2, 3, 4, 5, 6, 7, 8)
      const copy = rows(from, 16, to, 16, 4, 1)
        .set('srcXInBytes', 4)
        .set('srcY', 1)
        .set('dstXInBytes', 8)
        .set('dstY', 1)
      const result = f.call.cuMemcpy2DAsync(copy.bytes, stream)
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(to, 8)]
    },
    [ok, [0, 0, 0, 0, 0, 0, 6, 0]],
  )

  conformanceCase(
    'rows go from host memory to the device and back',
    (f) => {
      const [memory, sent, received] = [f.memory(), Uint32Array.of(1, 2, 3, 4, 5, 6), new Uint32Array(6)]
      const up = new Struct(structs.CUDA_MEMCPY2D)
        .set('srcMemoryType', hostMemory)
        .set('srcHost', f.host.addressOf(sent))
        .set('srcPitch', 12)
        .set('dstMemoryType', deviceMemory)
        .set('dstDevice', memory)
        .set('dstPitch', 64)
        .set('WidthInBytes', 8)
        .set('Height', 2)
      const down = new Struct(structs.CUDA_MEMCPY2D)
        .set('srcMemoryType', deviceMemory)
        .set('srcDevice', memory)
        .set('srcPitch', 64)
        .set('dstMemoryType', hostMemory)
        .set('dstHost', f.host.addressOf(received))
        .set('dstPitch', 12)
        .set('WidthInBytes', 8)
        .set('Height', 2)
      return [f.call.cuMemcpy2D(up.bytes), f.call.cuMemcpy2DUnaligned(down.bytes), [...received]]
    },
    [ok, ok, [1, 2, 0, 4, 5, 0]],
  )

  conformanceCase(
    'rows wider than their pitch are refused',
    (f) => {
      const [from, to] = [f.memory(), f.memory()]
      return [
        f.call.cuMemcpy2D(rows(from, 4, to, 64, 8, 2).bytes),
        f.call.cuMemcpy2D(rows(from, 64, to, 4, 8, 2).bytes),
      ]
    },
    [invalidValue, invalidValue],
  )

  conformanceCase(
    'a copy of no rows, or of rows with no bytes, succeeds',
    (f) => {
      const [from, to] = [f.memory(), f.memory()]
      return [
        f.call.cuMemcpy2D(rows(from, 64, to, 64, 0, 2).bytes),
        f.call.cuMemcpy2D(rows(from, 64, to, 64, 8, 0).bytes),
      ]
    },
    [ok, ok],
  )

  conformanceCase('a copy of rows needs its description', (f) => f.call.cuMemcpy2D(null), invalidValue)

  conformanceCase(
    'a copy between two overlapping ranges, when it goes forwards',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      f.write(memory, 1, 2, 3, 4)
      const result = f.call.cuMemcpyDtoDAsync(memory, memory + 4, 12, stream)
      f.checked.cuStreamSynchronize(stream)
      return result
    },
    ok,
  )

  conformanceCase(
    'a kernel copies what another stream wrote, after a wait for it',
    (f) => {
      const [first, second, event, memory] = [f.stream(), f.stream(), f.event(), f.memory()]
      f.launch('fill', first, memory, 16, 3)
      f.checked.cuEventRecord(event, first)
      f.checked.cuStreamWaitEvent(second, event, 0)
      f.checked.cuMemcpyDtoDAsync(memory + 64, memory, 64, second)
      f.launch('copy', second, memory + 128, memory + 64, 16)
      f.checked.cuStreamSynchronize(second)
      return f.read(memory, 48).every((value) => value === 3)
    },
    true,
  )
})

const hostMemory = 1
const deviceMemory = 2

/** Rows from device memory to device memory. */
function rows(from: number, fromPitch: number, to: number, toPitch: number, width: number, height: number) {
  return new Struct(structs.CUDA_MEMCPY2D)
    .set('srcMemoryType', deviceMemory)
    .set('srcDevice', from)
    .set('srcPitch', fromPitch)
    .set('dstMemoryType', deviceMemory)
    .set('dstDevice', to)
    .set('dstPitch', toPitch)
    .set('WidthInBytes', width)
    .set('Height', height)
}
