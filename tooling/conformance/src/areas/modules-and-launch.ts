import { CUfunction_attribute as attribute, cString, Struct, structs } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import type { Fixture } from '../fixture.ts'
import { kernelParameters } from '../kernel-provider.ts'
import { ptxKernels, ptxVariables } from '../ptx-kernels.ts'
import { invalidHandle, invalidValue, notFound, ok } from '../result-name.ts'

export const modulesAndLaunch = casesOf('modules and launch', (conformanceCase) => {
  conformanceCase(
    'an image that is none is refused',
    (f) => {
      const out = new BigUint64Array(1)
      return [
        f.call.cuModuleLoadData(out, cString('no image at all')),
        f.call.cuModuleLoadData(out, cString('')),
        f.call.cuModuleLoadDataEx(out, cString('no image at all'), 0, null, null),
      ]
    },
    observe,
  )

  conformanceCase(
    'a module needs an image, and a place for its handle',
    (f) => f.call.cuModuleLoadData(new BigUint64Array(1), null),
    invalidValue,
  )

  conformanceCase(
    'PTX with a mistake in it is refused by the compiler',
    (f) => [
      f.call.cuModuleLoadData(new BigUint64Array(1), cString('.version 7.0\n.target sm_70\n.nonsense\n')),
      f.call.cuModuleLoadData(new BigUint64Array(1), cString('.version 99.0\n.target sm_70\n.address_size 64\n')),
    ],
    observe,
    { needs: 'PTX' },
  )

  conformanceCase(
    'a module from a file that is not there',
    (f) => f.call.cuModuleLoad(new BigUint64Array(1), '/no/such/file.ptx'),
    'CUDA_ERROR_FILE_NOT_FOUND',
  )

  conformanceCase(
    'a name that no function of the module has is not found, and an empty one is no name',
    (f) => {
      const [module, out] = [load(f), new BigUint64Array(1)]
      return [
        f.call.cuModuleGetFunction(out, module, 'missing'),
        f.call.cuModuleGetFunction(out, module, 'FILL'),
        f.call.cuModuleGetFunction(out, module, ''),
        f.call.cuModuleGetGlobal(out, out, module, 'missing'),
      ]
    },
    [notFound, notFound, invalidValue, notFound],
  )

  conformanceCase(
    'a function is the same each time it is asked for, and knows its module and name',
    (f) => {
      const module = load(f)
      const [first, second] = [0, 1].map(() => f.made((out) => f.raw.cuModuleGetFunction(out, module, 'fill')))
      const name: (string | null)[] = [null]
      return [
        first === second,
        f.made((out) => f.raw.cuFuncGetModule(out, first ?? 0)) === module,
        f.call.cuFuncGetName(name, first ?? 0),
        name[0] ?? null,
      ]
    },
    [true, true, ok, 'fill'],
  )

  conformanceCase(
    'two loads of one image are two modules',
    (f) => {
      const [first, second] = [load(f), load(f)]
      const one = f.made((out) => f.raw.cuModuleGetFunction(out, first, 'fill'))
      const two = f.made((out) => f.raw.cuModuleGetFunction(out, second, 'fill'))
      return [first !== second, one !== two]
    },
    [true, true],
  )

  conformanceCase(
    'a module counts its functions, and lists them',
    (f) => {
      const module = load(f)
      const count = new Uint32Array(1)
      const list = new BigUint64Array(8)
      const results = [
        f.call.cuModuleGetFunctionCount(count, module),
        f.call.cuModuleEnumerateFunctions(list, Object.keys(kernelParameters).length, module),
      ]
      return [results, count[0] ?? 0, [...list].filter((handle) => handle !== 0n).length]
    },
    [[ok, ok], 5, 5],
  )

  conformanceCase(
    'a function knows where its parameters lie',
    (f) =>
      [0, 1, 2, 3].map((index) => {
        const [offset, byteLength] = [new BigUint64Array(1), new BigUint64Array(1)]
        return [
          f.call.cuFuncGetParamInfo(f.kernel('copy'), index, offset, byteLength),
          Number(offset[0]),
          Number(byteLength[0]),
        ]
      }),
    [
      [ok, 0, 8],
      [ok, 8, 8],
      [ok, 16, 4],
      [invalidValue, 0, 0],
    ],
  )

  conformanceCase(
    'what is known of a function',
    (f) =>
      [
        attribute.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
        attribute.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES,
        attribute.CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
        attribute.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES,
        attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
      ].map((which) => f.number((out) => f.raw.cuFuncGetAttribute(out, which, f.kernel('fill')))),
    [1024, 0, 0, 0, 49_152],
  )

  conformanceCase(
    'an attribute of a function that means nothing is refused',
    (f) => [
      f.call.cuFuncGetAttribute(new Int32Array(1), 999, f.kernel('fill')),
      f.call.cuFuncGetAttribute(null, 0, f.kernel('fill')),
    ],
    [invalidValue, invalidValue],
  )

  conformanceCase(
    'the null function and the null module are none',
    (f) => [
      f.call.cuFuncGetAttribute(new Int32Array(1), 0, 0),
      f.call.cuLaunchKernel(0, 1, 1, 1, 1, 1, 1, 0, f.stream(), null, null),
      f.call.cuModuleGetFunction(new BigUint64Array(1), 0, 'fill'),
      f.call.cuModuleUnload(0),
    ],
    [invalidHandle, invalidHandle, invalidHandle, invalidHandle],
  )

  conformanceCase(
    'a kernel runs once for each thread of each block',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      const values = f.parameters('fill', memory, 700, 5)
      const result = f.call.cuLaunchKernel(f.kernel('fill'), 6, 1, 1, 100, 1, 1, 0, stream, values, null)
      f.checked.cuStreamSynchronize(stream)
      const words = f.read(memory, 601)
      return [result, words.slice(0, 600).every((word) => word === 5), words[600] ?? 9]
    },
    [ok, true, 0],
  )

  conformanceCase(
    'a grid and a block have no side of 0, and no side that is too long',
    (f) => {
      const stream = f.stream()
      const sizes: [number, number, number, number, number, number][] = [
        [0, 1, 1, 1, 1, 1],
        [1, 0, 1, 1, 1, 1],
        [1, 1, 0, 1, 1, 1],
        [1, 1, 1, 0, 1, 1],
        [1, 1, 1, 1, 0, 1],
        [1, 1, 1, 1, 1, 0],
        [1, 1, 1, 2048, 1, 1],
        [1, 1, 1, 1, 2048, 1],
        [1, 1, 1, 1, 1, 65],
        [1, 1, 1, 32, 33, 1],
        [1, 65_536, 1, 1, 1, 1],
        [1, 1, 65_536, 1, 1, 1],
        [2 ** 31, 1, 1, 1, 1, 1],
      ]
      return sizes.map((size) => f.call.cuLaunchKernel(f.kernel('empty'), ...size, 0, stream, null, null))
    },
    Array.from({ length: 13 }, () => invalidValue),
  )

  conformanceCase(
    'the longest sides that a grid and a block may have',
    (f) => {
      const stream = f.stream()
      const sizes: [number, number, number, number, number, number][] = [
        [1, 65_535, 1, 1, 1, 1],
        [1, 1, 65_535, 1, 1, 1],
        [1, 1, 1, 1024, 1, 1],
        [1, 1, 1, 1, 1024, 1],
        [1, 1, 1, 16, 1, 64],
      ]
      const results = sizes.map((size) => f.call.cuLaunchKernel(f.kernel('empty'), ...size, 0, stream, null, null))
      return [results, f.call.cuStreamSynchronize(stream)]
    },
    [[ok, ok, ok, ok, ok], ok],
  )

  conformanceCase(
    'arguments are copied by the launch: they may be changed while it is pending',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      const [address, count, value] = [BigUint64Array.of(BigInt(memory)), Uint32Array.of(1), Uint32Array.of(7)]
      const values = BigUint64Array.from([address, count, value], (view) => BigInt(f.host.addressOf(view)))
      const gate = f.gate(stream)
      f.checked.cuLaunchKernel(f.kernel('fill'), 1, 1, 1, 1, 1, 1, 0, stream, values, null)
      value[0] = 8
      address[0] = 0n
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return f.read(memory)
    },
    [7],
  )

  conformanceCase(
    'arguments can be given in one piece',
    (f) => {
      const [stream, memory, values] = [f.stream(), f.memory(), new DataView(new ArrayBuffer(16))]
      values.setBigUint64(0, BigInt(memory), true)
      values.setUint32(8, 2, true)
      values.setUint32(12, 6, true)
      const byteLength = BigUint64Array.of(16n)
      const [data, size] = [values, byteLength].map((view) => BigInt(f.host.addressOf(view)))
      const extra = BigUint64Array.of(1n, data ?? 0n, 2n, size ?? 0n, 0n)
      const result = f.call.cuLaunchKernel(f.kernel('fill'), 1, 1, 1, 4, 1, 1, 0, stream, null, extra)
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(memory, 3), values.byteLength]
    },
    [ok, [6, 6, 0], 16],
  )

  conformanceCase(
    'a kernel with parameters needs arguments; an empty list beside them says nothing',
    (f) => {
      const stream = f.stream()
      const values = f.parameters('fill', f.memory(), 1, 1)
      const extra = BigUint64Array.of(0n)
      return [
        f.call.cuLaunchKernel(f.kernel('fill'), 1, 1, 1, 1, 1, 1, 0, stream, null, null),
        f.call.cuLaunchKernel(f.kernel('fill'), 1, 1, 1, 1, 1, 1, 0, stream, values, extra),
      ]
    },
    [invalidValue, ok],
  )

  conformanceCase(
    'dynamic shared memory needs to be allowed beyond 48 KiB',
    (f) => {
      const stream = f.stream()
      const empty = f.made((out) => f.raw.cuModuleGetFunction(out, load(f), 'empty'))
      const launch = (bytes: number) => f.call.cuLaunchKernel(empty, 1, 1, 1, 1, 1, 1, bytes, stream, null, null)
      return [
        launch(49_152),
        launch(49_153),
        f.call.cuFuncSetAttribute(empty, attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 65_536),
        launch(65_536),
        launch(65_537),
        f.call.cuFuncSetAttribute(empty, attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 2 ** 20),
        f.call.cuStreamSynchronize(stream),
      ]
    },
    [ok, invalidValue, ok, ok, invalidValue, invalidValue, ok],
  )

  conformanceCase(
    'a launch by its configuration is a launch',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      const config = new Struct(structs.CUlaunchConfig)
        .set('gridDimX', 1)
        .set('gridDimY', 1)
        .set('gridDimZ', 1)
        .set('blockDimX', 4)
        .set('blockDimY', 1)
        .set('blockDimZ', 1)
        .set('hStream', stream)
      const values = f.parameters('fill', memory, 2, 9)
      const result = f.call.cuLaunchKernelEx(config.bytes, f.kernel('fill'), values, null)
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(memory, 3)]
    },
    [ok, [9, 9, 0]],
  )

  conformanceCase(
    'a cooperative launch must fit the device at once',
    (f) => {
      const stream = f.stream()
      const launch = (grid: number) =>
        f.call.cuLaunchCooperativeKernel(f.kernel('empty'), grid, 1, 1, 1024, 1, 1, 0, stream, null)
      return [launch(1), launch(100_000), f.call.cuStreamSynchronize(stream)]
    },
    [ok, 'CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE', ok],
  )

  conformanceCase(
    'how many blocks of a small kernel a multiprocessor holds',
    (f) =>
      [32, 128, 256, 1024].map((threads) =>
        f.number((out) => f.raw.cuOccupancyMaxActiveBlocksPerMultiprocessor(out, f.kernel('empty'), threads, 0)),
      ),
    [32, 16, 8, 2],
  )

  conformanceCase(
    'occupancy of blocks that cannot be, and with shared memory',
    (f) => {
      const out = new Int32Array([9])
      const ask = (threads: number, shared: number): (string | number)[] => [
        f.call.cuOccupancyMaxActiveBlocksPerMultiprocessor(out, f.kernel('empty'), threads, shared),
        out[0] ?? 9,
      ]
      return [ask(0, 0), ask(2048, 0), ask(32, 49_152), ask(32, 2 ** 20)]
    },
    observe,
  )

  conformanceCase(
    'the block size that fills a device with a small kernel',
    (f) => {
      const [grid, block] = [new Int32Array(1), new Int32Array(1)]
      const result = f.call.cuOccupancyMaxPotentialBlockSize(grid, block, f.kernel('empty'), 0, 0, 0)
      return [result, grid[0] ?? 0, block[0] ?? 0]
    },
    observe,
  )

  conformanceCase(
    'a library gives kernels that are launched like functions',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      const library = f.made((out) => f.checked.cuLibraryLoadData(out, f.image, null, null, 0, null, null, 0))
      const kernel = f.made((out) => f.raw.cuLibraryGetKernel(out, library, 'fill'))
      const result = f.call.cuLaunchKernel(
        f.made((out) => f.raw.cuKernelGetFunction(out, kernel)),
        ...([1, 1, 1, 4, 1, 1, 0] as const),
        stream,
        f.parameters('fill', memory, 2, 3),
        null,
      )
      f.checked.cuStreamSynchronize(stream)
      return [result, f.read(memory, 3), f.call.cuLibraryGetKernel(new BigUint64Array(1), library, 'missing')]
    },
    [ok, [3, 3, 0], notFound],
  )

  conformanceCase(
    'a variable of a module has an address, a size, and the values it was given',
    (f) => {
      const module = f.made((out) => f.checked.cuModuleLoadData(out, ptxVariables))
      const [address, byteLength] = [new BigUint64Array(1), new BigUint64Array(1)]
      const result = f.call.cuModuleGetGlobal(address, byteLength, module, 'table')
      return [result, Number(byteLength[0]), f.read(Number(address[0]), 4)]
    },
    [ok, 16, [10, 20, 30, 40]],
    { needs: 'PTX' },
  )

  conformanceCase(
    'a function counts the shared memory that it declares',
    (f) => {
      const module = f.made((out) => f.checked.cuModuleLoadData(out, ptxVariables))
      const kernel = f.made((out) => f.raw.cuModuleGetFunction(out, module, 'shared_words'))
      return f.number((out) => f.raw.cuFuncGetAttribute(out, attribute.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, kernel))
    },
    256,
    { needs: 'PTX' },
  )

  conformanceCase(
    'PTX is linked into an image that loads',
    (f) => {
      const link = f.made((out) => f.checked.cuLinkCreate(0, null, null, out))
      const ptx = ptxKernels.image
      const [cubin, byteLength] = [new BigUint64Array(1), new BigUint64Array(1)]
      return [
        f.call.cuLinkAddData(link, 1, ptx, ptx.byteLength, 'kernels', 0, null, null),
        f.call.cuLinkComplete(link, cubin, byteLength),
        Number(byteLength[0]) > 0,
        f.call.cuModuleLoadData(new BigUint64Array(1), Number(cubin[0])),
      ]
    },
    [ok, ok, true, ok],
    { needs: 'PTX' },
  )
})

function load(f: Fixture): number {
  return f.made((out) => f.checked.cuModuleLoadData(out, f.image))
}
