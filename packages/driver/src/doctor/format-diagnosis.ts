import { homedir } from 'node:os'
import { describeSearched } from '../native/describe-search.ts'
import { printableText } from '../printable-text.ts'
import type {
  BackendChoice,
  CudaVersion,
  DiagnosedDevice,
  DiagnosedLibrary,
  DiagnosedSearch,
  Diagnosis,
} from './diagnosis.ts'
import { wrapText } from './wrap-text.ts'

export interface FormatDiagnosisOptions {
  /** Marks with colours. Default: false. */
  readonly color?: boolean
  /** Columns of the terminal; longer lines are wrapped. Default: 100. */
  readonly width?: number
  /** Shown as `~`, so that a report can be shared. Default: that of the user. */
  readonly homeFolder?: string
}

/**
 * A diagnosis as text for a terminal: what was found, what is missing, what would be used and why, what to do next.
 *
 * Everything that came from outside is stripped of control characters. Ends with a newline.
 */
export function formatDiagnosis(diagnosis: Diagnosis, options: FormatDiagnosisOptions = {}): string {
  const { color = false, width = 100, homeFolder = homedir() } = options
  const shown = clean(diagnosis, homeFolder)
  const paint = color ? paints : plain
  const { runtime, koffi, driver, nvrtc, mpi } = shown
  const lines: string[] = []
  const section = (title: string, body: readonly string[]) => lines.push('', paint.bold(title), ...body)
  const mark = (good: boolean) => (good ? paint.good('✓') : paint.bad('✗'))
  const wrap = (first: string, text: string, rest = ' '.repeat(visibleLength(first))) =>
    wrapText(text, width, first, rest)
  const search = (found: DiagnosedSearch) => [
    ...found.libraries.flatMap((library) => libraryLines(library, mark, wrap)),
    ...(found.error === null ? [] : wrap(`  ${mark(false)} `, found.error)),
    ...(found.error === null && found.libraries.length === 0 ? [`  ${mark(false)} not found`] : []),
    ...(found.libraries.some(({ outcome }) => outcome === 'usable') ? [] : searchedLines(found, wrap)),
    ...found.notes.flatMap((note) => wrap('  - ', note)),
  ]

  lines.push(paint.bold('cubaton doctor'), '')
  lines.push(`  ${mark(true)} Node.js ${runtime.node} on ${runtime.platform} ${runtime.architecture}`)
  lines.push(...wrap(`  ${mark(koffi.error === null)} `, `koffi ${koffi.error ?? koffi.version ?? ''}`))

  section('CUDA driver', search(driver))
  if (driver.version !== null) lines.push(`  ${mark(true)} serves CUDA ${version(driver.version)}`)
  if (driver.initialization !== null && driver.initialization.result !== 0) {
    const { resultName, result } = driver.initialization
    lines.push(...wrap(`  ${mark(false)} `, `cuInit: ${resultName} (${result})`))
  }
  section(
    'Devices',
    driver.devices.length === 0
      ? [`  ${mark(false)} none`]
      : driver.devices.flatMap((device) =>
          wrap(`  ${mark(device.error === null)} cuda:${device.index}  `, deviceText(device)),
        ),
  )
  section('NVRTC, the compiler', search(nvrtc))
  if (nvrtc.version !== null) {
    const compiles = nvrtc.compileError === null ? 'compiles' : `does not compile (${nvrtc.compileError})`
    const architectures = nvrtc.architectures.map((each) => `sm_${each}`).join(' ')
    lines.push(
      ...wrap(
        `  ${mark(nvrtc.compileError === null)} `,
        `CUDA ${version(nvrtc.version)}, ${compiles}${architectures === '' ? '' : ` for ${architectures}`}`,
      ),
    )
  }
  section('MPI (found by its files, not loaded)', [
    ...(mpi.libraries.length === 0 ? [`  ${mark(false)} no library`] : []),
    ...mpi.libraries.flatMap(({ path, implementation }) => wrap(`  ${mark(true)} `, `${path} (${implementation})`)),
    ...(mpi.launchers.length === 0 ? [`  ${mark(false)} no mpirun or mpiexec on PATH`] : []),
    ...mpi.launchers.flatMap((path) => wrap(`  ${mark(true)} `, path)),
  ])
  section('Environment', environmentLines(shown, wrap))
  section('What a program would run on', wrap(`  ${mark(shown.choice.backend !== null)} `, choiceText(shown.choice)))
  if (shown.warnings.length > 0) {
    section(
      'Warnings',
      shown.warnings.flatMap((warning) => wrap(`  ${paint.warn('!')} `, warning)),
    )
  }
  if (shown.nextSteps.length > 0) {
    section(
      'What to do next',
      shown.nextSteps.flatMap((step, index) => wrap(`  ${index + 1}. `, step)),
    )
  }
  return `${lines.join('\n')}\n`
}

type Wrap = (first: string, text: string, rest?: string) => readonly string[]

function libraryLines(library: DiagnosedLibrary, mark: (good: boolean) => string, wrap: Wrap): readonly string[] {
  const { path, reason, outcome, detail, file } = library
  const sign = outcome === 'not-tried' ? '-' : mark(outcome === 'usable')
  const leadsTo = file !== null && file !== path ? [`is ${file}`] : []
  const said = [...(outcome === 'usable' ? leadsTo : [outcomeText[outcome]]), ...(detail === '' ? [] : [detail])]
  return [...wrap(`  ${sign} `, `${path} (${reason})`), ...(said.length === 0 ? [] : wrap('      ', said.join(': ')))]
}

const outcomeText = {
  'not-loadable': 'cannot be loaded',
  'wrong-library': 'is another library',
  crashed: 'crashed',
  exited: 'ended the process',
  hung: 'hung',
  'not-tried': 'not tried',
} as const

function searchedLines(found: DiagnosedSearch, wrap: Wrap): readonly string[] {
  if (found.searched.length === 0) return []
  return wrap('  - ', describeSearched(found.searched))
}

function environmentLines({ environment }: Diagnosis, wrap: Wrap): readonly string[] {
  const unset = environment.filter(({ value }) => value === null).map(({ name }) => name)
  return [
    ...environment.flatMap(({ name, value }) => (value === null ? [] : wrap(`  ${name} = `, value, '      '))),
    ...(unset.length === 0 ? [] : wrap('  not set: ', unset.join(', '))),
  ]
}

function deviceText({ name, computeCapability, memoryBytes, multiprocessorCount, error }: DiagnosedDevice): string {
  return [
    name ?? 'name unknown',
    ...(computeCapability === null ? [] : [`compute capability ${computeCapability}`]),
    ...(memoryBytes === null ? [] : [`${(memoryBytes / 2 ** 30).toFixed(1)} GiB`]),
    ...(multiprocessorCount === null ? [] : [`${multiprocessorCount} multiprocessors`]),
    ...(error === null ? [] : [error]),
  ].join(', ')
}

function choiceText({ backend, device, reason }: BackendChoice): string {
  if (backend === null) return `nothing: ${reason}`
  return backend === 'cuda' ? `cuda:${device}: ${reason}` : `the emulator: ${reason}`
}

function version({ major, minor }: CudaVersion): string {
  return `${major}.${minor}`
}

/** Every text of the diagnosis fit for a terminal, and without the name of the user. */
function clean(diagnosis: Diagnosis, homeFolder: string): Diagnosis {
  const home = homeFolder.replace(/[\\/]+$/, '')
  // A folder that only starts alike (/home/anna beside /home/ann) stays.
  const pattern = home === '' ? undefined : new RegExp(`${escapeForRegExp(home)}(?![^\\\\/\\s:;,)"'])`, 'g')
  const cleanText = (text: string) => {
    const printable = printableText(text)
    return pattern === undefined ? printable : printable.replaceAll(pattern, '~')
  }
  const cleanValue = (value: unknown): unknown => {
    if (typeof value === 'string') return cleanText(value)
    if (Array.isArray(value)) return value.map(cleanValue)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleanValue(each)]))
  }
  return cleanValue(diagnosis) as Diagnosis
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function visibleLength(text: string): number {
  return printableText(text).length
}

const code = (number: number) => (text: string) => `\u001b[${number}m${text}\u001b[0m`
const paints = { bold: code(1), good: code(32), bad: code(31), warn: code(33) }
const same = (text: string) => text
const plain = { bold: same, good: same, bad: same, warn: same }
