import { describe, expect, test } from 'vitest'
import { findStruct, layOut } from './layout.ts'
import { parseHeader } from './parse-header.ts'

const parse = (source: string) => parseHeader(`#define CUDA_VERSION 13000\n${source}`)

function layoutOf(source: string, name: string) {
  const header = parse(source)
  const struct = findStruct(header, name)
  if (struct === undefined) throw new Error(`no ${name}`)
  const { byteLength, fields } = layOut(header, struct)
  return {
    byteLength,
    fields: Object.fromEntries([...fields].map(([field, { offset, kind, count }]) => [field, [offset, kind, count]])),
  }
}

test('enums: counted on, by expression, by another enumerator, and by a macro', () => {
  const { enums } = parse(`
    #define CU_BASE 8
    typedef enum CUmode_enum { CU_A, CU_B = 5, CU_C, CU_D = CU_B | 2, CU_E = (1 << 4), CU_F = CU_BASE + 1, CU_G = -1, CU_H, CU_MAX = 0x7FFFFFFF, } CUmode;
    typedef enum { CU_X = CU_D } CUother;`)
  expect(enums.map(({ name, members }) => [name, Object.fromEntries(members)])).toEqual([
    ['CUmode', { CU_A: 0, CU_B: 5, CU_C: 6, CU_D: 7, CU_E: 16, CU_F: 9, CU_G: -1, CU_H: 0, CU_MAX: 2 ** 31 - 1 }],
    ['CUother', { CU_X: 7 }],
  ])
})

test('macros that are numbers are constants; others are left out', () => {
  const { constants, version } = parse(
    '#define CU_SIZE 64\n#define CU_STREAM ((CUstream)0x2)\n#define CU_TEXT "a"\n#define CU_EMPTY\n#define OTHER 1',
  )
  expect(Object.fromEntries(constants)).toEqual({ CUDA_VERSION: 13_000, CU_SIZE: 64, CU_STREAM: 2 })
  expect(version).toBe(13_000)
})

describe('structs', () => {
  test('members are laid out as C does', () => {
    expect(
      layoutOf(
        'typedef struct S_st { char a; short b; int c, d; size_t e; float f; double g; unsigned char h[3]; } S;',
        'S',
      ),
    ).toEqual({
      byteLength: 48,
      fields: {
        a: [0, 'i8', 1],
        b: [2, 'i16', 1],
        c: [4, 'i32', 1],
        d: [8, 'i32', 1],
        e: [16, 'u64', 1],
        f: [24, 'f32', 1],
        g: [32, 'f64', 1],
        h: [40, 'u8', 3],
      },
    })
  })

  test('nested structs and unions, named and not', () => {
    const source = `typedef struct T_st {
      int type;
      union { struct { void *address; unsigned size; } linear; struct { int x; struct { char y[5]; } deep; } other; int whole[8]; } of;
      union { int first; float second; };
    } T;`
    expect(layoutOf(source, 'T')).toEqual({
      byteLength: 48,
      fields: {
        type: [0, 'i32', 1],
        'of.linear.address': [8, 'u64', 1],
        'of.linear.size': [16, 'u32', 1],
        'of.other.x': [8, 'i32', 1],
        'of.other.deep.y': [12, 'i8', 5],
        'of.whole': [8, 'i32', 8],
        first: [40, 'i32', 1],
        second: [40, 'f32', 1],
      },
    })
  })

  test('arrays: of structs, of two dimensions, of a length that is an expression', () => {
    const source = `
      #define CU_N 3
      typedef struct P_st { int x; char y; } P;
      typedef struct Q_st { P p[2]; int m[2][CU_N]; char pad[16 - sizeof(void *) - CU_N]; } Q;`
    expect(layoutOf(source, 'Q')).toEqual({
      byteLength: 48,
      fields: {
        'p.0.x': [0, 'i32', 1],
        'p.0.y': [4, 'i8', 1],
        'p.1.x': [8, 'i32', 1],
        'p.1.y': [12, 'i8', 1],
        m: [16, 'i32', 6],
        pad: [40, 'i8', 5],
      },
    })
  })

  test('an alignment that is asked for', () => {
    expect(layoutOf('typedef struct A_st { char a; _Alignas(64) unsigned long long b[16]; } A;', 'A')).toEqual({
      byteLength: 192,
      fields: { a: [0, 'i8', 1], b: [64, 'u64', 16] },
    })
  })

  test('pointers, handles, callbacks and enums inside', () => {
    const source = `
      typedef struct CUevent_st *CUevent;
      typedef enum CUkind_enum { CU_K } CUkind;
      typedef void (CUDA_CB *CUhostFn)(void *userData);
      typedef struct N_st { struct N_st *next; const char *name; CUevent event; CUkind kind; CUhostFn fn; } N;`
    expect(layoutOf(source, 'N')).toEqual({
      byteLength: 40,
      fields: {
        next: [0, 'u64', 1],
        name: [8, 'u64', 1],
        event: [16, 'u64', 1],
        kind: [24, 'i32', 1],
        fn: [32, 'u64', 1],
      },
    })
  })

  test('versions behind aliases, and a name that stands for itself', () => {
    const source = 'typedef struct S_st { int a; } S_v1; typedef S_v1 S; typedef struct R R; struct R { S s; };'
    expect(layoutOf(source, 'R')).toEqual({ byteLength: 4, fields: { 's.a': [0, 'i32', 1] } })
  })
})

test('functions: symbols, pointers, const, arrays, void', () => {
  const { functions, handles, callbacks } = parse(`
    #define cuMemAlloc cuMemAlloc_v2
    typedef struct CUstream_st *CUstream;
    typedef size_t (CUDA_CB *CUoccupancyB2DSize)(int blockSize);
    CUresult CUDAAPI cuInit(unsigned int Flags);
    CUresult CUDAAPI cuNothing(void);
    __CUDA_DEPRECATED CUresult CUDAAPI cuMemAlloc(CUdeviceptr *dptr, size_t bytesize);
    extern CUresult CUDAAPI cuName(const char **name, char const *text, void **data, unsigned long long values[4]);`)
  const type = (name: string, pointers: number, isConst = false) => ({ name, pointers, isConst })
  expect(functions).toEqual([
    { name: 'cuInit', symbol: 'cuInit', parameters: [{ name: 'Flags', type: type('unsigned int', 0) }] },
    { name: 'cuNothing', symbol: 'cuNothing', parameters: [] },
    {
      name: 'cuMemAlloc',
      symbol: 'cuMemAlloc_v2',
      parameters: [
        { name: 'dptr', type: type('CUdeviceptr', 1) },
        { name: 'bytesize', type: type('size_t', 0) },
      ],
    },
    {
      name: 'cuName',
      symbol: 'cuName',
      parameters: [
        { name: 'name', type: type('char', 2, true) },
        { name: 'text', type: type('char', 1, true) },
        { name: 'data', type: type('void', 2) },
        { name: 'values', type: type('unsigned long long', 1) },
      ],
    },
  ])
  expect([handles, callbacks]).toEqual([['CUstream'], ['CUoccupancyB2DSize']])
})

test.each([
  'int x;',
  'typedef enum { CU_A = UNKNOWN } E;',
  'typedef struct B_st { unsigned a : 3; } B;',
  'typedef struct B_st { int a[UNKNOWN]; } B;',
  'typedef struct B_st { int a; } *B;',
  'CUresult cuNoName(int);',
  'CUresult cuCut(int a',
])('what it cannot read is an error that shows the place: %s', (source) => {
  expect(() => parse(source)).toThrow(/cannot read the header: .*, at: /)
})

test('a header without a version is none', () => {
  expect(() => parseHeader('typedef int CUdevice;')).toThrow('no CUDA_VERSION')
})
