import { expect, test } from 'vitest'
import { elementCounts } from './element-counts.ts'
import { buildModel } from './model.ts'
import { parseHeader } from './parse-header.ts'

test('a count for a function that the header lacks is refused: the table is then of another header', () => {
  const header = parseHeader('#define CUDA_VERSION 13000\nCUresult cuInit(unsigned int Flags);')
  expect(() => buildModel(header)).toThrow(/speaks of functions that the header lacks: .*cuMemcpyDtoH/)
})

test('a count for a parameter, or by a parameter, that the function has not is refused', () => {
  const functions = Object.keys(elementCounts).map((name) => `CUresult ${name}(int nothing);`)
  const header = parseHeader(`#define CUDA_VERSION 13000\n${functions.join('\n')}`)
  expect(() => buildModel(header)).toThrow(/speaks of cuDeviceGetName's parameter name, which it has not/)
  const renamed = functions.map((line) =>
    line.includes(' cuDeviceGetName(') ? 'CUresult cuDeviceGetName(char *name, int length);' : line,
  )
  const other = parseHeader(`#define CUDA_VERSION 13000\n${renamed.join('\n')}`)
  expect(() => buildModel(other)).toThrow(/cuDeviceGetName's parameter len, which it has not/)
})
