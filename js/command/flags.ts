/** The flags of the command, and the reading of its arguments. */
import { parseArgs } from 'node:util'
import { oneOf, pointer, pointers } from '../checks.js'
import { ON_LOSS, ON_ORPHAN } from '../convert_options.js'
import { languages } from '../generated/command.js'
import { defaultVersion, levels, versions } from '../generated/tables.js'
import type { Messages } from '../language.js'
import { unlisted } from '../mistakes.js'
import { nearest } from '../nearest.js'
import type { Check } from '../option_reader.js'
import { DEFAULTS, MOST_BYTES } from '../options.js'
import { asUsage, UsageError } from './errors.js'

export interface Flag {
  short?: string
  /** The placeholder of its value in the help. Absent for a switch. */
  value?: string
  help: string
  /** Checks the text and returns its value. Without it, the text is the value. */
  check?: Check<unknown>
  /** The flag can be repeated: its check gets a list of texts. */
  isRepeated?: boolean
}

const FORMATS = ['pretty', 'json', 'ndjson'] as const
const INPUTS = ['document', 'ndjson'] as const
const MOST_DEPTH = 999_999_999

export type PrintFormat = (typeof FORMATS)[number]
export type InputKind = (typeof INPUTS)[number]

/** All flags, by name. Each subcommand names those that it takes. */
export const FLAGS = {
  from: date('The API version that the documents have.'),
  to: date('The API version that they are to have.'),
  output: { short: 'o', value: 'FILE', help: 'Where to write. The default is standard output.' },
  rejects: file('Where to write documents that cannot be converted. Without it the first one ends the conversion.'),
  complements: file('Where to write the complements, for converting back.'),
  'with-complements': file('The complements of the conversion the other way.'),
  summary: file('Where to write the summary, as JSON.'),
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
  input: {
    value: INPUTS.join('|'),
    check: inputKind,
    help: 'How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document.',
  },
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
  messages: {
    value: ['en', ...Object.keys(languages)].join('|'),
    check: language,
    help: 'The language of messages. The default is en.',
  },
  help: { short: 'h', help: 'Show this help.' },
}

export type FlagName = keyof typeof FLAGS

/** The values of flags by name: `true` for a switch. */
export type Values = {
  readonly [N in FlagName]?:
    | ((typeof FLAGS)[N] extends { check: Check<infer T> }
        ? T
        : (typeof FLAGS)[N] extends { value: string }
          ? string
          : true)
    | undefined
}

/** The flags that every subcommand takes that reads documents. */
export const SHARED = ['entries', 'max-bytes', 'max-depth', 'messages', 'help'] as const

/** Reads the arguments of a subcommand. Throws a UsageError for unknown flags and wrong, missing or repeated values. */
export function readArguments(args: readonly string[], names: readonly FlagName[]) {
  const known = new Map(names.map((name): [string, Flag] => [name, FLAGS[name]]))
  const options = Object.fromEntries(
    Array.from(known, ([name, { short, value }]) => {
      const type = value === undefined ? ('boolean' as const) : ('string' as const)
      return [name, short ? { type, short } : { type }]
    }),
  )
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  const values: { [name: string]: unknown } = {}
  const positionals: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName } = token
    const flag = known.get(name)
    if (flag === undefined) throw unknownFlag(rawName, names)
    if (flag.value !== undefined && Object.hasOwn(values, name) && !flag.isRepeated)
      throw new UsageError(`${rawName} is given twice: keep one`)
    const value = flagValue(flag, token)
    values[name] = flag.isRepeated ? [...((values[name] as unknown[] | undefined) ?? []), value] : value
  }
  const checked = Object.entries(values).map(([name, value]) => {
    const check = known.get(name)?.check
    return [name, check === undefined ? value : asUsage(() => check(value, `--${name}`))]
  })
  return { values: Object.fromEntries(checked) as Values, positionals }
}

interface Token {
  name: string
  rawName: string
  value?: string | undefined
  inlineValue?: boolean | undefined
}

function flagValue(flag: Flag, { rawName, value, inlineValue }: Token): string | true {
  if (flag.value === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value: leave it out`)
    return true
  }
  // The next flag is no value, but `--output=--x` is one. Only an empty pointer means something: the root.
  const isNext = inlineValue === false && value?.startsWith('--') === true
  if (value === undefined || isNext || (value === '' && flag.value !== 'POINTER'))
    throw new UsageError(`${rawName} needs a value: write ${rawName} ${flag.value}`)
  return value
}

function unknownFlag(given: string, names: readonly FlagName[]): UsageError {
  const flags = names.map((name) => `--${name}`)
  const near = nearest(given, flags)
  const hint = near === undefined ? `use ${flags.join(', ')}` : `did you mean ${near}?`
  return new UsageError(`unknown option ${given}: ${hint}`)
}

function file(help: string) {
  return { value: 'FILE', help }
}

function at(help: string) {
  return { value: 'POINTER', check: pointer, help }
}

function date(help: string) {
  return { value: 'DATE', check: oneOf(versions), help }
}

function choice<const T extends readonly string[]>(known: T, help: string) {
  return { value: known.join('|'), check: oneOf(known), help }
}

function number(most: number, help: string) {
  const check: Check<number> = (value, name) => {
    const number = /^\d{1,9}$/.test(value as string) ? Number(value) : Number.NaN
    if (number <= most) return number
    throw new UsageError(`${name} must be a whole number from 0 to ${most}, not ${value}`)
  }
  return { value: 'NUMBER', check, help }
}

function inputKind(value: unknown, name: string): InputKind {
  if (value === 'array')
    throw new UsageError(`${name} array is not read: make lines of the array with jq -c '.[]', and pass --input ndjson`)
  // Don't suggest the nearest one: json may mean either.
  if ((INPUTS as readonly unknown[]).includes(value)) return value as InputKind
  throw unlisted(name, value, INPUTS)
}

/** Reads pointers with the values behind them. */
function acceptedValues(given: unknown, name: string): { readonly [pointer: string]: readonly string[] } {
  const accepted: { [pointer: string]: string[] } = {}
  for (const text of given as string[]) {
    const [at = '', values] = text.split(/=(.*)/s)
    if (values === undefined) throw new UsageError(`${name} needs values: write ${name} ${at}=VALUE,VALUE`)
    accepted[pointer(at, name)] = [...(accepted[at] ?? []), ...values.split(',')]
  }
  return accepted
}

/** Returns how to load a language. English is the default and needs none. */
function language(name: unknown): (() => Promise<Messages>) | undefined {
  if (name === 'en') return undefined
  const load = Object.hasOwn(languages, name as string) ? languages[name as string] : undefined
  if (load !== undefined) return load
  throw new UsageError(`unknown language ${name}: use en, ${Object.keys(languages).join(', ')}`)
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

/** Replaces options in a message about a document, in any language, by flags. They are in backticks there. */
export function withFlags(message: string): string {
  return message.replace(/`([^`]+)`/g, (quoted, name) => (OPTIONS.has(name) ? `\`${OPTIONS.get(name)}\`` : quoted))
}
