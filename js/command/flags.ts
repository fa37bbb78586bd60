/** The flags of the command, and the reading of its arguments. */
import { parseArgs } from 'node:util'
import { languages } from '../generated/command.js'
import { oneOf, pointer } from '../options/checks.js'
import { type Check, type Option, own } from '../options/reader.js'
import { CONVERSION, DOCUMENT, LIMITS, MOST, MOST_BYTES } from '../options/table.js'
import type { Problem, Severities } from '../types/types.js'
import { asUsage, UsageError } from './errors.js'

export interface Flag {
  short?: string
  /** The placeholder of its value in the help. Absent for a switch. */
  value?: string
  help: string
  check?: Check<unknown>
  option?: Option<unknown>
  /** The flag can be repeated: its check gets a list of texts. */
  isRepeated?: boolean
}

const { version, level, accept, optional, severity } = DOCUMENT
const { from, to, payoutUrl, entries, onLoss, onOrphan } = CONVERSION

export const FLAGS = {
  from: sets(from, 'DATE', 'The API version that the documents have.'),
  to: sets(to, 'DATE', 'The API version that they are to have.'),
  output: { short: 'o', ...file('Where to write. The default is standard output.') },
  rejects: file('Where to write documents that cannot be converted. Without it the first one ends the conversion.'),
  complements: file('Where to write the complements, for converting back.'),
  'with-complements': file('The complements of the conversion the other way.'),
  summary: file('Where to write the summary, as JSON.'),
  'errors-only': { help: 'List errors only, without warnings and remarks.' },
  severity: repeated(
    sets(severity, 'CODE=SEVERITY', 'The severity of problems with a code: error, warning, info or off.', severities),
  ),
  fix: { help: 'Write one document with its safe fixes applied. What is left goes to standard error.' },
  counts: { help: 'Print only how many documents can have which versions.' },
  'payout-url': sets(payoutUrl, 'POINTER', 'Where the URL is inside `payout`. The default is /url.'),
  'on-loss': sets(onLoss, 'report|error', 'Whether a loss is reported, or an error for which the document is refused.'),
  'on-orphan': sets(
    onOrphan,
    'error|drop',
    'Whether a part of a complement that matches nothing is an error, or dropped.',
  ),
  input: choice(
    ['document', 'ndjson'],
    'Whether a file is one document, or NDJSON with one per line. The default is ndjson for queries and for files named .ndjson or .jsonl, also with .gz.',
  ),
  format: choice(['pretty', 'ndjson'], 'How to print the result. The default is pretty.'),
  'api-version': sets(version, 'DATE', 'The API version.'),
  level: sets(level, 'implied|stated', 'Which rules apply: all, or those that the API documentation states outright.'),
  entries: sets(entries, 'POINTER', 'The JSON Pointer of the entries of a list.'),
  accept: repeated(
    sets(accept, 'POINTER=VALUE,VALUE', 'Further values that your service accepts, by JSON Pointer.', acceptedValues),
  ),
  optional: repeated(sets(optional, 'POINTER', 'The JSON Pointer of a required field that need not be there.')),
  'max-bytes': limit(LIMITS.bytes, MOST_BYTES, 'The largest document in bytes.'),
  'max-depth': limit(LIMITS.depth, MOST, 'The deepest nesting of a document.'),
  messages: choice(['en', ...Object.keys(languages)], 'The language of messages. The default is en.'),
  help: { short: 'h', help: 'Show this help.' },
}

export type FlagName = keyof typeof FLAGS

/** The flags that name an output beside the result. */
export const SIDES = ['rejects', 'complements', 'summary'] as const satisfies readonly FlagName[]

/** The values of flags by name: `true` for a switch. */
export type Values = {
  readonly [N in FlagName]?: ((typeof FLAGS)[N] extends { check: Check<infer T> } ? T : true) | undefined
}

export const SHARED = ['input', 'entries', 'max-bytes', 'max-depth', 'messages', 'help'] as const

export function readArguments(args: readonly string[], names: readonly FlagName[]) {
  const options = Object.fromEntries(names.map((name) => [name, optionOf(FLAGS[name])]))
  const config = { args: [...args], options, allowPositionals: true }
  refuseUnknown(parseArgs({ ...config, strict: false, tokens: true }).tokens, names)
  const { values, positionals } = asUsage(() => parseArgs(config))
  const checked = Object.entries(values).map(([name, given]) => [name, checkedValue(name as FlagName, given)])
  return { values: Object.fromEntries(checked) as Values, positionals }
}

/** Refuses the first unknown flag and suggests the nearest one. Node would only advise how to name a file like a flag. */
function refuseUnknown(tokens: readonly { kind: string; name?: string; rawName?: string }[], names: readonly string[]) {
  for (const { kind, name = '', rawName } of tokens)
    if (kind === 'option' && !names.includes(name))
      asUsage(() => oneOf(names.map((name) => `--${name}`))(rawName, 'option'))
}

function optionOf({ short, value, isRepeated = false }: Flag) {
  const type = value === undefined ? ('boolean' as const) : ('string' as const)
  return { type, multiple: isRepeated, ...(short && { short }) }
}

function checkedValue(name: FlagName, given: unknown): unknown {
  const { check }: Flag = FLAGS[name]
  return check ? asUsage(() => check(given, `--${name}`)) : given
}

/** Makes the flag that sets an option of the package. `read` makes the option's value of what is typed. */
function sets<T>(option: Option<T>, value: string, doc: string, read = (given: unknown, _: string): unknown => given) {
  const { byDefault } = option
  const check: Check<T> = (given, name) => option.check(read(given, name), name)
  return { option, value, check, help: byDefault === undefined ? doc : `${doc} The default is ${byDefault}.` }
}

function repeated<F extends Flag>(flag: F) {
  return { ...flag, isRepeated: true }
}

function file(help: string) {
  return { value: 'FILE', check: fileName, help }
}

/** Accepts the name of a file. A variable of the shell that is not set is an empty text. */
export function fileName(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new TypeError(`${name} is empty: name a file`)
}

function choice<const T extends readonly string[]>(known: T, help: string) {
  return { value: known.join('|'), check: oneOf(known), help }
}

function limit(option: Option<number>, most: number, doc: string) {
  const read = (given: unknown, name: string) => {
    // Number('') is 0, and Number('0x10') is 16.
    if (/^\d{1,15}$/.test(given as string)) return Number(given)
    throw new TypeError(`${name} must be a whole number from 0 to ${most}, in digits`)
  }
  return sets(option, 'NUMBER', doc, read)
}

function severities(given: unknown, name: string): Severities {
  return Object.fromEntries(
    (given as string[]).map((text) => {
      const [code, severity, ...more] = text.split('=')
      if (code && severity && more.length === 0) return [code, severity]
      throw new UsageError(`${name} needs a code and a severity: write ${name} enum=warning`)
    }),
  )
}

function acceptedValues(given: unknown, name: string): { readonly [pointer: string]: readonly string[] } {
  const accepted: { [pointer: string]: string[] } = {}
  for (const text of given as string[]) {
    const [at = '', values = ''] = text.split(/=(.*)/s)
    const listed = values.split(',')
    if (listed.includes('')) throw new UsageError(`${name} needs values: write ${name} ${at}=VALUE,VALUE`)
    accepted[pointer(at, name)] = [...(accepted[at] ?? []), ...listed]
  }
  return accepted
}

/** The options that messages name. */
const NAMED: { readonly [name: string]: Option<unknown> } = {
  ...CONVERSION,
  ...Object.fromEntries(Object.entries(LIMITS).map(([name, option]) => [`limits.${name}`, option])),
}

/** Replaces options in the message of a problem, in any language, by flags: `onLoss: 'report'` in backticks, too. */
export function withFlags(problem: Problem): Problem {
  const flags: [string, Flag][] = Object.entries(FLAGS)
  const named = (text: string) =>
    text.replace(/`([\w.]+)(?:: '(\w+)')?`/g, (quoted, name, value) => {
      const option = own(NAMED, name)
      const [flag] = flags.find(([, sets]) => option !== undefined && sets.option === option) ?? []
      if (flag === undefined) return quoted
      return value === undefined ? `\`--${flag}\`` : `\`--${flag} ${value}\``
    })
  const { message, help } = problem
  return { ...problem, message: named(message), ...(help !== undefined && { help: named(help) }) }
}
