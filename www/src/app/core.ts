/** Starts the package, and has its functions answer in the language that was chosen. */
import { computed, signal } from '@preact/signals'
import {
  applyFixes,
  type ConvertOptions,
  changes,
  convert,
  type DetectShapeOptions,
  describe,
  detectShape,
  detectVersion,
  type Limits,
  type Options,
  type Shape,
  shapes,
  start,
  type Version,
  validate,
  versions,
} from 'order-contract'
import { LARGEST } from './files.js'
import { addressOf, type CoreName } from './first.js'
import { spoken } from './language.js'
import { notice } from './notice.js'
import { nextTask } from './rest.js'

/** So much is taken: more problems are not counted one by one. */
const LIMITS = { bytes: LARGEST, findings: 100_000 }

const inLanguage = () => {
  const { messages } = spoken.value
  return messages ? { messages } : {}
}

/** Options for a document, within the page's limits. */
const forDocument = <O extends { limits?: Limits | undefined }>(options: O) => ({
  ...inLanguage(),
  ...options,
  limits: { ...LIMITS, ...options.limits },
})

/** Listed one by one: the bundler leaves out every other function. */
export const contract = {
  get changes() {
    const texts = spoken.value.messages?.texts
    return changes.map((one) => ({ ...one, title: texts?.[one.title] ?? one.title }))
  },
  applyFixes: (shape: Shape, text: string, options: Options) => applyFixes(shape, text, forDocument(options)),
  convert: (shape: Shape, text: string, options: ConvertOptions) => convert(shape, text, forDocument(options)),
  describe: (shape: Shape, options: { version?: Version } = {}) => describe(shape, { ...inLanguage(), ...options }),
  detectShape: (text: string, options: DetectShapeOptions) =>
    detectShape(text, { ...options, limits: { bytes: LARGEST } }),
  detectVersion: (shape: Shape, text: string, options: Pick<Options, 'entries' | 'limits'>) =>
    detectVersion(shape, text, forDocument(options)),
  validate: (shape: Shape, text: string, options: Options) => validate(shape, text, forDocument(options)),
}

/** The package's functions that the page calls. */
export type Contract = typeof contract

/** Whether each core has started. */
export const running = { check: signal(false), convert: signal(false) }

/** Whether both have: before, nothing can be told of another document than the first. */
export const isReady = computed(() => running.check.value && running.convert.value)

const FIRST_CALLS: Readonly<Record<CoreName, () => unknown>> = {
  check: () => contract.validate(shapes[0], '{}', {}),
  convert: () => contract.convert(shapes[0], '{}', { from: versions[0], to: versions[1] }),
}

const starting: { [C in CoreName]?: Promise<void> } = {}

/** Settles when a core has started, or has failed to. */
export function startCore(core: CoreName): Promise<void> {
  starting[core] ??= start({ [core]: addressOf(core) })
    .then(() => inTask(FIRST_CALLS[core]))
    .then(() => {
      running[core].value = true
    })
    .catch((error) => notice(causeOf(error)))
  return starting[core]
}

export const startBoth = () => Promise.all([startCore('check'), startCore('convert')])

/** What a first call makes and compiles takes a while: it has a task of its own, so that a slow phone answers before and after. */
async function inTask(call: () => unknown): Promise<void> {
  await nextTask()
  call()
  await nextTask()
}

/** Compiling fails where a policy forbids it, fetching where the file is missing or blocked. */
function causeOf(error: unknown): string {
  if (typeof WebAssembly === 'undefined')
    return 'This browser has no WebAssembly, which this page needs. Allow it, or open the page in another browser.'
  const isRefused = error instanceof WebAssembly.CompileError || /unsafe-eval|Content Security/.test(String(error))
  return isRefused
    ? "The content security policy of this server forbids WebAssembly. Add `'wasm-unsafe-eval'` to its `script-src`, and reload the page."
    : 'A `.wasm` file of this page could not be loaded. Check that the server has it and that nothing blocks it, and reload the page.'
}
