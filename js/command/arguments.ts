/** Parses the arguments of a command. The error about an unknown option suggests the nearest one. */
import { parseArgs } from 'node:util'
import { nearest } from '../nearest.js'
import type { Check } from '../option_reader.js'
import { asUsage, UsageError } from './usage_error.js'

/** An option of a command. */
export interface OptionSpec {
  short?: string
  /** The placeholder of its value in the help. Absent for a switch. */
  value?: string
  help: string
  /** Checks the text and returns its value. Without it, the text is the value. */
  check?: Check<unknown>
}

export type OptionSpecs = { readonly [name: string]: OptionSpec }

/** The values of options by name. */
export type Values<O> = {
  readonly [N in keyof O]?: (O[N] extends { check: Check<infer T> } ? T : string) | undefined
}

/** Parsed arguments: values by option, switches, and the other arguments in order. */
export interface ParsedArguments<O> {
  values: Values<O>
  switches: ReadonlySet<string>
  positionals: string[]
}

/** Parses arguments. Throws a UsageError for unknown options and wrong, missing or repeated values. */
export function readArguments<O extends OptionSpecs>(args: readonly string[], specs: O): ParsedArguments<O> {
  const options = Object.fromEntries(
    Object.entries<OptionSpec>(specs).map(([name, { short, value }]) => {
      const type = value === undefined ? ('boolean' as const) : ('string' as const)
      return [name, short ? { type, short } : { type }]
    }),
  )
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  const values: { [name: string]: unknown } = {}
  const switches = new Set<string>()
  const positionals: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    if (spec === undefined) throw unknownOption(rawName, specs)
    if (spec.value === undefined) {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value: leave it out`)
      switches.add(name)
    } else if (value === undefined || isOption(token) || isEmpty(value, spec)) {
      throw new UsageError(`${rawName} needs a value: write ${rawName} ${spec.value}`)
    } else if (Object.hasOwn(values, name)) {
      throw new UsageError(`${rawName} is given twice: keep one`)
    } else {
      const { check = (text: unknown) => text } = spec
      values[name] = asUsage(() => check(value, `--${name}`))
    }
  }
  return { values: values as Values<O>, switches, positionals }
}

/** Returns whether the value of an option is the next option: it was forgotten. `--output=--x` is a value. */
function isOption({ value, inlineValue }: { value?: string | undefined; inlineValue?: boolean | undefined }): boolean {
  return inlineValue === false && value?.startsWith('--') === true
}

/** Returns whether a value is empty, as for `--output "$UNSET"`. Only an empty pointer means something: the root. */
function isEmpty(value: string, spec: OptionSpec): boolean {
  return value === '' && spec.value !== 'POINTER'
}

function unknownOption(given: string, specs: OptionSpecs): UsageError {
  const names = Object.keys(specs).map((name) => `--${name}`)
  const near = nearest(given, names)
  const hint = near === undefined ? `use ${names.join(', ')}` : `did you mean ${near}?`
  return new UsageError(`unknown option ${given}: ${hint}`)
}
