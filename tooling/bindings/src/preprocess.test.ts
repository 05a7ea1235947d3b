import { expect, test } from 'vitest'
import { evaluateCondition, preprocess } from './preprocess.ts'

const words = (source: string) => preprocess(source).text.trim().split(/\s+/).join(' ')

test.each([
  ['#if 1\na\n#else\nb\n#endif', 'a'],
  ['#if 0\na\n#else\nb\n#endif', 'b'],
  ['#if 0\na\n#elif 1\nb\n#elif 1\nc\n#else\nd\n#endif', 'b'],
  ['#if 0\na\n#elif 0\nb\n#else\nc\n#endif', 'c'],
  ['#ifdef X\na\n#endif\nb', 'b'],
  ['#define X\n#ifdef X\na\n#endif\n#ifndef X\nb\n#endif', 'a'],
  ['#define X\n#undef X\n#ifdef X\na\n#endif\nb', 'b'],
  ['#if 0\n#if 1\na\n#else\nb\n#endif\n#else\nc\n#endif', 'c'],
  ['#if 1\n#if 0\na\n#else\nb\n#endif\n#else\nc\n#endif', 'b'],
  ['#if 0\n#define X 1\n#endif\n#ifdef X\na\n#endif\nb', 'b'],
  ['#  if 1\n  a\n#  endif', 'a'],
])('%j leaves %s', (source, left) => {
  expect(words(source)).toBe(left)
})

test.each([
  ['defined(A) && !defined(B)', true],
  ['defined A', true],
  ['defined(B) || defined(A) && defined(B)', false],
  ['(defined(B) || defined(A)) && A >= 2', true],
  ['A == 3', true],
  ['A != 3', false],
  ['A < 4 && A > 2 && A <= 3', true],
  ['HEX == 16', true],
  ['HEX >= 0x10', true],
  ['SUFFIX == 201112', true],
  ['CHAIN == 3', true],
  ['PARENTHESES == 5', true],
  ['UNKNOWN', false],
  ['!UNKNOWN', true],
  ['LOOP', false],
] as const)('the condition %s is %s', (condition, holds) => {
  const defined = new Map([
    ['A', '3'],
    ['HEX', '0x10'],
    ['SUFFIX', '201112L'],
    ['CHAIN', 'A'],
    ['PARENTHESES', '(5)'],
    ['LOOP', 'LOOP'],
  ])
  expect(evaluateCondition(condition, defined)).toBe(holds)
})

test('what a 64-bit C11 compiler defines is defined, and C++ is not', () => {
  expect(words('#if defined(__LP64__) && __STDC_VERSION__ >= 201112\na\n#endif')).toBe('a')
  expect(words('#ifdef __cplusplus\nextern "C" {\n#endif\nb')).toBe('b')
})

test('comments and continued lines', () => {
  expect(words('a /* b\n#if 0\n*/ c // d /* e\nf')).toBe('a c f')
  expect(preprocess('#define LONG 1 + \\\n  2\n').macros.get('LONG')).toMatch(/^1 \+\s+2$/)
})

test('macros are collected as written, and those with arguments are not', () => {
  const { macros } = preprocess('#define SIZE 64\n#define EMPTY\n#define CALL(x) x\n#define OLD 1\n#undef OLD')
  expect([...macros]).toEqual([
    ['SIZE', '64'],
    ['EMPTY', ''],
  ])
})

test('renamed functions keep both names', () => {
  const { symbols } = preprocess(
    '#define cuMemAlloc cuMemAlloc_v2\n#define cuMemcpy __CUDA_API_PTDS(cuMemcpy)\n#define cuStreamQuery __CUDA_API_PTSZ( cuStreamQuery )\n#define CU_SIZE 4',
  )
  expect(Object.fromEntries(symbols)).toEqual({
    cuMemAlloc: 'cuMemAlloc_v2',
    cuMemcpy: 'cuMemcpy',
    cuStreamQuery: 'cuStreamQuery',
  })
})

test('the one name that a macro builds', () => {
  expect(words('#define ABI 1\n_CONCAT_OUTER(CUres_v, ABI)')).toBe('CUres_v1')
})
