/** The flags of the command, and the reading of its arguments. */
import { parseArgs } from 'node:util'
import { knownVersion, oneOf, pointer, pointers, wholeNumber } from '../checks.js'
import { ON_LOSS, ON_ORPHAN } from '../convert_options.js'
import { languages } from '../generated/command.js'
import { defaultVersion, levels } from '../generated/tables.js'
import type { Check } from '../option_reader.js'
import { DEFAULTS, MOST_BYTES } from '../options.js'
import type { Problem, Severities } from '../types.js'
import { asUsage, UsageError } from './errors.js'

export interface Flag {
  short?: string
  /** The placeholder of its value in the help. Absent for a switch. */
  value?: string
  help: string
  check?: Check<unknown>
  /** The flag can be repeated: its check gets a list of texts. */
  isRepeated?: boolean
}

const FORMATS = ['pretty', 'ndjson'] as const
const INPUTS = ['document', 'ndjson'] as const
const MOST_DEPTH = 999_999_999
const LANGUAGES = ['en', ...Object.keys(languages)]

export type PrintFormat = (typeof FORMATS)[number]
export type InputKind = (typeof INPUTS)[number]

/** All flags, by name. Each subcommand names those that it takes. */
export const FLAGS = {
  from: date('The API version that the documents have.'),
  to: date('The API version that they are to have.'),
  output: { short: 'o', ...file('Where to write. The default is standard output.') },
  rejects: file('Where to write documents that cannot be converted. Without it the first one ends the conversion.'),
  complements: file('Where to write the complements, for converting back.'),
  'with-complements': file('The complements of the conversion the other way.'),
  summary: file('Where to write the summary, as JSON.'),
  'errors-only': { help: 'List errors only, without warnings and remarks.' },
  severity: {
    value: 'CODE=SEVERITY',
    check: severities,
    isRepeated: true,
    help: 'How severe a problem is: error, warning, info or off, as in enum=warning. Can be repeated.',
  },
  fix: { help: 'Write one document with its safe fixes applied. What is left goes to standard error.' },
  counts: { help: 'Print only how many documents can have which versions.' },
  'payout-url': at('Where the URL is inside `payout`. The default is /url.'),
  'on-loss': choice(
    ON_LOSS,
    'Whether a document that would lose something is refused. The default is report: it is not.',
  ),
  'on-orphan': choice(
    ON_ORPHAN,
    'What happens to a part of a complement that matches nothing. The default is error: it is refused.',
  ),
  input: choice(
    INPUTS,
    'How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document.',
  ),
  format: choice(FORMATS, 'How to print the result. The default is pretty.'),
  'api-version': date(`The API version. The default is ${defaultVersion}.`),
  level: choice(levels, 'Which rules apply. The default is implied: all of them.'),
  entries: at('The JSON Pointer of the entries of a list.'),
  accept: {
    value: 'POINTER=VALUES',
    check: acceptedValues,
    isRepeated: true,
    help: 'Values that your service accepts besides, as in /payment_method/currency=AUD,JPY. Can be repeated.',
  },
  optional: {
    value: 'POINTER',
    check: pointers,
    isRepeated: true,
    help: 'A required field that need not be there. Can be repeated.',
  },
  'max-bytes': number(MOST_BYTES, `The largest document in bytes. The default is ${DEFAULTS.limits.bytes}.`),
  'max-depth': number(MOST_DEPTH, `How deeply a document can be nested. The default is ${DEFAULTS.limits.depth}.`),
  messages: choice(LANGUAGES, 'The language of messages. The default is en.'),
  help: { short: 'h', help: 'Show this help.' },
}

export type FlagName = keyof typeof FLAGS

/** The flags that name an output beside the result. */
export const SIDES = ['rejects', 'complements', 'summary'] as const satisfies readonly FlagName[]

/** The values of flags by name: `true` for a switch. */
export type Values = {
  readonly [N in FlagName]?: ((typeof FLAGS)[N] extends { check: Check<infer T> } ? T : true) | undefined
}

export interface Subcommand {
  usage: string
  /** One line that says what it does. */
  summary: string
  flags: readonly FlagName[]
  run(values: Values, positionals: readonly string[]): Promise<number>
}

/** The flags that every subcommand takes that reads documents. */
export const SHARED = ['entries', 'max-bytes', 'max-depth', 'messages', 'help'] as const

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

/** Returns how Node reads a flag. */
function optionOf({ short, value, isRepeated = false }: Flag) {
  const type = value === undefined ? ('boolean' as const) : ('string' as const)
  return { type, multiple: isRepeated, ...(short && { short }) }
}

function checkedValue(name: FlagName, given: unknown): unknown {
  const { check }: Flag = FLAGS[name]
  return check ? asUsage(() => check(given, `--${name}`)) : given
}

function file(help: string) {
  return { value: 'FILE', check: fileName, help }
}

/** Accepts the name of a file. A variable of the shell that is not set is an empty text. */
export function fileName(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new TypeError(`${name} is empty: name a file`)
}

function at(help: string) {
  return { value: 'POINTER', check: pointer, help }
}

function date(help: string) {
  return { value: 'DATE', check: knownVersion, help }
}

function choice<const T extends readonly string[]>(known: T, help: string) {
  return { value: known.join('|'), check: oneOf(known), help }
}

function number(most: number, help: string) {
  const check: Check<number> = (value, name) => {
    // Number('') is 0, and Number('0x10') is 16.
    const digits = /^\d{1,15}$/.exec(value as string)
    if (digits) return wholeNumber(0, most)(Number(value), name)
    throw new TypeError(`${name} must be a whole number from 0 to ${most}, in digits`)
  }
  return { value: 'NUMBER', check, help }
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

/** Package options as messages name them, and the flags that set them. */
const OPTIONS: ReadonlyMap<string, string> = new Map([
  ['limits.bytes', '--max-bytes'],
  ['limits.depth', '--max-depth'],
  ["onLoss: 'report'", '--on-loss report'],
  ["onOrphan: 'drop'", '--on-orphan drop'],
  ['payoutUrl', '--payout-url'],
  ['entries', '--entries'],
])

/** Replaces options in the message of a problem, in any language, by flags. They are in backticks there. */
export function withFlags(problem: Problem): Problem {
  const named = (text: string) =>
    text.replace(/`([^`]+)`/g, (quoted, name) => (OPTIONS.has(name) ? `\`${OPTIONS.get(name)}\`` : quoted))
  const { message, help } = problem
  return { ...problem, message: named(message), ...(help !== undefined && { help: named(help) }) }
}
