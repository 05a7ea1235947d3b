import { stubDriverSource } from '../doctor/stub-driver.ts'
import type { DriverFunctions } from '../generated/driver-functions.ts'
import { functionTable } from '../generated/function-table.ts'
import { signatureOf } from '../function-signature.ts'
import { loadKoffi } from './load-koffi.ts'

/** What the C side of a recording stub saw of the last call, and what it is to answer. */
export interface Recording {
  /** How many recorded functions were called since the library was loaded. */
  readonly calls: number
  /** The arguments of the last one: integers with their sign, pointers as addresses, floats as their bits. */
  argument(index: number): bigint
  /** The same as the float it is. */
  float(index: number): number
  /** The bytes of the struct that was passed by value. */
  readonly struct: Uint8Array
  /** The text that was passed last. */
  readonly text: string
  /** What every recorded function returns from now on, and writes to the first out-array it is given (0: nothing). */
  answer(result: number, out?: bigint): void
}

export interface RecordingStub {
  readonly deviceCount?: number
  readonly initResult?: number
  readonly version?: number
  /** Functions that the library lacks, as a driver does that is older than they are. */
  readonly without?: readonly (keyof DriverFunctions)[]
}

const cTypes: Readonly<Record<string, string>> = {
  u8: 'uint8_t',
  u16: 'uint16_t',
  i32: 'int32_t',
  u32: 'uint32_t',
  u64: 'uint64_t',
  f32: 'float',
  string: 'const char *',
  'string*': 'const char **',
}

/**
 * C source of a driver with every function of cuda.h. Those that `stubDriverSource` has answer as its do; all others
 * record their arguments. `cuLaunchHostFunc` and `cuStreamAddCallback` call back: on stream 1 before they return, on
 * stream 2 from a thread of their own.
 */
export function recordingStubSource({ without = [], ...stub }: RecordingStub = {}): string {
  const plain = stubDriverSource(stub)
  const names = (Object.keys(functionTable) as (keyof DriverFunctions)[]).filter((name) => !without.includes(name))
  const recorded = names.filter((name) => !plain.includes(` ${signatureOf(name).symbol}(`))
  return `${plain}
    #include <pthread.h>
    #include <stdint.h>
    typedef struct { int32_t type, id; } CUmemLocation;
    typedef struct { char reserved[64]; } CUipcMemHandle;
    typedef CUipcMemHandle CUipcEventHandle;
    static struct {
      uint64_t calls, result, out, arguments[16];
      unsigned char structure[64];
      char text[256];
    } state;
    void *stub_state(void) { return &state; }
    typedef struct { void (*function)(uint64_t); void (*callback)(uint64_t, int, uint64_t); uint64_t stream, data; } Due;
    static void *run(void *argument) {
      Due due = *(Due *)argument;
      free(argument);
      if (due.function) due.function(due.data);
      else due.callback(due.stream, 0, due.data);
      return 0;
    }
    static void call_back(Due due) {
      Due *copy = malloc(sizeof due);
      *copy = due;
      pthread_t thread;
      if (due.stream == 1) run(copy);
      else if (due.stream == 2 && pthread_create(&thread, 0, run, copy) == 0) pthread_detach(thread);
      else free(copy);
    }
    ${recorded.map(recordingFunction).join('\n    ')}`
}

function recordingFunction(name: keyof DriverFunctions): string {
  const { symbol, parameters } = signatureOf(name)
  const isOut = ({ kind }: { kind: string }) => /^\*[iu]\d/.test(kind)
  const firstOut = parameters.findIndex(isOut)
  const declared = parameters.map(({ kind }, index) => `${cType(kind)} p${index}`)
  const recorded = parameters.map(({ kind }, index) => {
    const slot = `state.arguments[${index}]`
    if (kind.startsWith('struct/')) return `memcpy(state.structure, &p${index}, sizeof p${index});`
    if (kind === 'f32') return `${slot} = 0; memcpy(&${slot}, &p${index}, 4);`
    if (kind === 'string') return `${slot} = (uint64_t)p${index}; if (p${index}) strncpy(state.text, p${index}, 255);`
    if (kind === 'string*') return `if (p${index}) *p${index} = "text of the stub";`
    if (kind === 'i32') return `${slot} = (uint64_t)(int64_t)p${index};`
    const write = index === firstOut ? ` if (p${index} && state.out) *p${index} = state.out;` : ''
    return `${slot} = (uint64_t)p${index};${write}`
  })
  const then: Readonly<Record<string, string>> = {
    cuLaunchHostFunc: 'if (!state.result) call_back((Due){ (void (*)(uint64_t))p1, 0, p0, (uint64_t)p2 });',
    cuStreamAddCallback:
      'if (!state.result) call_back((Due){ 0, (void (*)(uint64_t, int, uint64_t))p1, p0, (uint64_t)p2 });',
    cuOccupancyMaxPotentialBlockSize: 'if (p3) *p1 = ((size_t (*)(int))p3)(128);',
  }
  return `int ${symbol}(${declared.join(', ') || 'void'}) { state.calls++; ${recorded.join(' ')} ${then[name] ?? ''} return state.result; }`
}

function cType(kind: string): string {
  if (kind.startsWith('struct/')) return kind.slice('struct/'.length)
  const numbers = /^\*([iu]\d+)/.exec(kind)?.[1]
  if (numbers !== undefined) return `${cTypes[numbers] ?? 'void'} *`
  return kind.startsWith('*') ? 'void *' : (cTypes[kind] ?? 'void *')
}

/** The memory in which the stub library of that path records. */
export function recordingOf(library: string): Recording {
  const koffi = loadKoffi()
  const address = koffi.load(library).func('stub_state', 'uint64_t', [])() as number
  const memory = koffi.view(BigInt(address), 3 * 8 + 16 * 8 + 64 + 256)
  const numbers = new BigUint64Array(memory, 0, 19)
  const words = new DataView(memory)
  const bytes = new Uint8Array(memory, 19 * 8)
  return {
    get calls() {
      return Number(numbers[0])
    },
    argument: (index) => words.getBigInt64((3 + index) * 8, true),
    float: (index) => words.getFloat32((3 + index) * 8, true),
    get struct() {
      return bytes.slice(0, 64)
    },
    get text() {
      return new TextDecoder().decode(bytes.slice(64, bytes.indexOf(0, 64)))
    },
    answer(result, out = 0n) {
      numbers[1] = BigInt(result)
      numbers[2] = out
    },
  }
}
