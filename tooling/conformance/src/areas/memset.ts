import { casesOf, observe } from '../case.ts'
import { invalidValue, notReady, ok } from '../result-name.ts'

export const memset = casesOf('memset', (conformanceCase) => {
  conformanceCase(
    'bytes, half words and words are set, and no more than were asked for',
    (f) => {
      const memory = f.memory()
      return [
        f.call.cuMemsetD8(memory, 0xab, 3),
        f.call.cuMemsetD16(memory + 8, 0x1234, 3),
        f.call.cuMemsetD32(memory + 16, 0xffff_fffe, 3),
        f.call.cuStreamSynchronize(0),
        f.read(memory, 8),
      ]
    },
    [ok, ok, ok, ok, [0xab_abab, 0, 0x1234_1234, 0x1234, 0xffff_fffe, 0xffff_fffe, 0xffff_fffe, 0]],
  )

  conformanceCase(
    'the same on a stream, in its order',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      const gate = f.gate(stream)
      const results = [
        f.call.cuMemsetD8Async(memory, 1, 16, stream),
        f.call.cuMemsetD16Async(memory, 2, 4, stream),
        f.call.cuMemsetD32Async(memory, 3, 1, stream),
        f.call.cuStreamQuery(stream),
      ]
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [results, f.read(memory, 5)]
    },
    [
      [ok, ok, ok, notReady],
      [3, 0x2_0002, 0x101_0101, 0x101_0101, 0],
    ],
  )

  conformanceCase(
    'setting nothing succeeds',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      return [
        f.call.cuMemsetD8(memory, 1, 0),
        f.call.cuMemsetD8Async(memory, 1, 0, stream),
        f.call.cuMemsetD16Async(memory, 1, 0, stream),
        f.call.cuMemsetD32Async(memory, 1, 0, stream),
        f.call.cuMemsetD2D8Async(memory, 64, 1, 0, 4, stream),
        f.call.cuMemsetD2D8Async(memory, 64, 1, 4, 0, stream),
        f.call.cuStreamSynchronize(stream),
        f.read(memory),
      ]
    },
    [ok, ok, ok, ok, ok, ok, ok, [0]],
  )

  conformanceCase(
    'setting nothing at a null address, or at an address that is not aligned',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      return [
        f.call.cuMemsetD8Async(0, 1, 0, stream),
        f.call.cuMemsetD32Async(memory + 2, 1, 0, stream),
        f.call.cuMemsetD8Async(4096, 1, 0, stream),
      ]
    },
    observe,
  )

  conformanceCase(
    'a word must be aligned to its size',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      return [
        f.call.cuMemsetD16(memory + 1, 1, 4),
        f.call.cuMemsetD32(memory + 2, 1, 4),
        f.call.cuMemsetD16Async(memory + 1, 1, 4, stream),
        f.call.cuMemsetD32Async(memory + 1, 1, 4, stream),
        f.call.cuMemsetD8Async(memory + 1, 1, 4, stream),
      ]
    },
    [invalidValue, invalidValue, invalidValue, invalidValue, ok],
  )

  conformanceCase(
    'setting memory that is not there, or past its end, is refused',
    (f) => {
      const memory = f.memory(64)
      return [f.call.cuMemsetD8(4096, 1, 4), f.call.cuMemsetD8(0, 1, 4), f.call.cuMemsetD8(memory, 1, 64 * 2 ** 20)]
    },
    [invalidValue, invalidValue, invalidValue],
  )

  conformanceCase(
    'rows of bytes are set by their pitch, and what lies between them stays',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      const result = f.call.cuMemsetD2D8Async(memory, 16, 0xff, 4, 3, stream)
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(memory, 12)]
    },
    [ok, [0xffff_ffff, 0, 0, 0, 0xffff_ffff, 0, 0, 0, 0xffff_ffff, 0, 0, 0]],
  )

  conformanceCase(
    'rows of half words and words count elements, and their pitch bytes',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      const results = [
        f.call.cuMemsetD2D16Async(memory, 16, 0x7, 2, 2, stream),
        f.call.cuMemsetD2D32Async(memory + 64, 16, 0x9, 2, 2, stream),
      ]
      f.checked.cuStreamSynchronize(stream)
      return [results, f.read(memory, 8), f.read(memory + 64, 8)]
    },
    [
      [ok, ok],
      [0x7_0007, 0, 0, 0, 0x7_0007, 0, 0, 0],
      [9, 9, 0, 0, 9, 9, 0, 0],
    ],
  )

  conformanceCase(
    'rows without a stream',
    (f) => {
      const memory = f.memory()
      const results = [
        f.call.cuMemsetD2D8(memory, 8, 1, 4, 2),
        f.call.cuMemsetD2D16(memory + 32, 8, 1, 2, 2),
        f.call.cuMemsetD2D32(memory + 64, 8, 1, 1, 2),
        f.call.cuStreamSynchronize(0),
      ]
      return [results, f.read(memory, 3), f.read(memory + 32, 3), f.read(memory + 64, 3)]
    },
    [
      [ok, ok, ok, ok],
      [0x101_0101, 0, 0x101_0101],
      [0x1_0001, 0, 0x1_0001],
      [1, 0, 1],
    ],
  )

  conformanceCase(
    'rows wider than their pitch, or a pitch that is not aligned',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      return [
        f.call.cuMemsetD2D8Async(memory, 4, 1, 8, 2, stream),
        f.call.cuMemsetD2D32Async(memory, 18, 1, 2, 2, stream),
        f.call.cuMemsetD2D32Async(memory + 1, 16, 1, 2, 2, stream),
        f.call.cuMemsetD2D8Async(memory, 4, 1, 8, 1, stream),
      ]
    },
    observe,
  )

  conformanceCase(
    'setting pinned memory',
    (f) => {
      const [stream, pinned] = [f.stream(), f.pinned()]
      const result = f.call.cuMemsetD32Async(pinned.address, 5, 2, stream)
      f.checked.cuStreamSynchronize(stream)
      return [result, ...pinned.words.subarray(0, 3)]
    },
    [ok, 5, 5, 0],
  )

  conformanceCase(
    'setting memory without a stream is ordered on the default stream',
    (f) => {
      const memory = f.memory()
      const gate = f.gate(0)
      const result = f.call.cuMemsetD8(memory, 1, 4)
      const before = [f.call.cuStreamQuery(0), f.read(memory)]
      gate.open()
      f.checked.cuStreamSynchronize(0)
      return [result, before, f.read(memory)]
    },
    [ok, [notReady, [0]], [0x101_0101]],
  )
})
