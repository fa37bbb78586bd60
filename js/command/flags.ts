/** The flags of the command, and the reading of its arguments. */
import { parseArgs } from 'node:util'
import { oneOf, pointer, text } from '../checks.js'
import { languages } from '../generated/command.js'
import { type Check, type Option, own } from '../option_reader.js'
import { CONVERSION, DOCUMENT, LIMITS } from '../option_table.js'
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
const LANGUAGES = ['en', ...Object.keys(languages)]

export type PrintFormat = (typeof FORMATS)[number]
export type InputKind = (typeof INPUTS)[number]

const { version, level, accept, optional } = DOCUMENT
const { from, to, payoutUrl, entries, onLoss, onOrphan } = CONVERSION

/** All flags, by name. Each subcommand names those that it takes. */
export const FLAGS = {
  [from.flag]: sets(from, 'DATE'),
  [to.flag]: sets(to, 'DATE'),
  output: { short: 'o', ...file('Where to write. The default is standard output.') },
  rejects: file('Where to write documents that cannot be converted. Without it the first one ends the conversion.'),
  complements: file('Where to write the complements, for converting back.'),
  'with-complements': file('The complements of the conversion the other way.'),
  summary: file('Where to write the summary, as JSON.'),
  counts: { help: 'Print only how many documents can have which versions.' },
  [payoutUrl.flag]: sets(payoutUrl, 'POINTER'),
  [onLoss.flag]: sets(onLoss, 'report|error'),
  [onOrphan.flag]: sets(onOrphan, 'error|drop'),
  input: choice(
    INPUTS,
    'How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document.',
  ),
  format: choice(FORMATS, 'How to print the result. The default is pretty.'),
  [version.flag]: sets(version, 'DATE'),
  [level.flag]: sets(level, 'implied|stated'),
  [entries.flag]: sets(entries, 'POINTER'),
  [accept.flag]: repeated(sets(accept, 'POINTER=VALUE,VALUE', acceptedValues)),
  [optional.flag]: repeated(sets(optional, 'POINTER')),
  [LIMITS.bytes.flag]: sets(LIMITS.bytes, 'NUMBER', Number),
  [LIMITS.depth.flag]: sets(LIMITS.depth, 'NUMBER', Number),
  [DOCUMENT.messages.flag]: choice(LANGUAGES, 'The language of messages. The default is en.'),
  help: { short: 'h', help: 'Show this help.' },
}

export type FlagName = keyof typeof FLAGS

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
  const { values, positionals } = asUsage(() => parseArgs(config))
  const checked = Object.entries(values).map(([name, given]) => [name, checkedValue(name as FlagName, given)])
  return { values: Object.fromEntries(checked) as Values, positionals }
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

/** Makes the flag that sets an option of the package. `read` makes the option's value of what is typed. */
function sets<T>(option: Option<T>, value: string, read = (given: unknown, _: string): unknown => given) {
  const { byDefault, doc } = option
  const check: Check<T> = (given, name) => option.check(read(given, name), name)
  return { value, check, help: byDefault === undefined ? doc : `${doc} The default is ${byDefault}.` }
}

function repeated<F extends Flag>(flag: F) {
  return { ...flag, isRepeated: true, help: `${flag.help} Can be repeated.` }
}

function file(help: string) {
  return { value: 'FILE', check: text, help }
}

function choice<const T extends readonly string[]>(known: T, help: string) {
  return { value: known.join('|'), check: oneOf(known), help }
}

function acceptedValues(given: unknown, name: string): { readonly [pointer: string]: readonly string[] } {
  const accepted: { [pointer: string]: string[] } = {}
  for (const text of given as string[]) {
    const [at = '', values] = text.split(/=(.*)/s)
    if (values === undefined) throw new UsageError(`${name} needs values: write ${name} ${at}=VALUE,VALUE`)
    accepted[pointer(at, name)] = [...(accepted[at] ?? []), ...values.split(',')]
  }
  return accepted
}

/** The options that messages name. */
const NAMED: { readonly [name: string]: Option<unknown> } = {
  ...CONVERSION,
  ...Object.fromEntries(Object.entries(LIMITS).map(([name, option]) => [`limits.${name}`, option])),
}

/** Replaces options in a message about a document, in any language, by flags: `onLoss: 'report'` in backticks, too. */
export function withFlags(message: string): string {
  return message.replace(/`([\w.]+)(?:: '(\w+)')?`/g, (quoted, name, value) => {
    const flag = own(NAMED, name)?.flag
    if (flag === undefined) return quoted
    return value === undefined ? `\`--${flag}\`` : `\`--${flag} ${value}\``
  })
}
