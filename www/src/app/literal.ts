/** Writes values as JavaScript, and the code that does in an app what a view has just done. */
import { spoken } from './language.js'

/** Options that are longer have a line each. */
const LONG = 25

/**
 * Writes a value as a JavaScript literal; a symbol is a variable. Leaves out members that are undefined. The members of an
 * object have a line each where they would make one long line.
 */
export function literal(value: unknown): string {
  if (typeof value === 'symbol') return String(value.description)
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const written = Object.entries(value).flatMap(([name, held]) => (held === undefined ? [] : [member(name, held)]))
  const line = written.join(', ')
  if (line.length > LONG) return `{\n${written.map((it) => `  ${it.replaceAll('\n', '\n  ')},`).join('\n')}\n}`
  return line === '' ? '{}' : `{ ${line} }`
}

function member(name: string, held: unknown): string {
  if (typeof held === 'symbol' && held.description === name) return name
  return `${/^\w+$/.test(name) ? name : quoted(name)}: ${literal(held)}`
}

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/**
 * A program that imports functions. `lines` takes the member of options for the language's messages; for English, there is
 * none.
 */
export function program(
  functions: string,
  from: string,
  lines: (inLanguage: { messages?: symbol }) => string[],
): string {
  const { language: value } = spoken.value
  const isBuiltIn = value === 'en'
  return [
    `import { ${functions} } from '${from}'`,
    ...(isBuiltIn ? [] : [`import { ${value} } from 'order-contract/messages/${value}'`]),
    '',
    ...lines(isBuiltIn ? {} : { messages: Symbol(value) }),
  ].join('\n')
}
