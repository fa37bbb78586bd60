/** Writes values as JavaScript, and the code that does in an app what a view has just done. */
import { language } from './language.js'

/** Writes a value as a JavaScript literal; a symbol is a variable. Leaves out members that are undefined. */
export function literal(value: unknown): string {
  if (typeof value === 'symbol') return String(value.description)
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const written = Object.entries(value).flatMap(([name, held]) => (held === undefined ? [] : [member(name, held)]))
  return written.length === 0 ? '{}' : `{ ${written.join(', ')} }`
}

function member(name: string, held: unknown): string {
  if (typeof held === 'symbol' && held.description === name) return name
  return `${/^\w+$/.test(name) ? name : quoted(name)}: ${literal(held)}`
}

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/**
 * The import of the language's messages, and the member of options that takes them; for English, nothing. Those of the
 * receiver end with `Edge`.
 */
export function spoken(kind: '' | 'Edge' = ''): { lines: string[]; options: { messages?: symbol } } {
  const { value } = language
  if (value === 'en') return { lines: [], options: {} }
  const name = value + kind
  const lines = [`import { ${name} } from 'order-contract/messages/${value}'`]
  return { lines, options: { messages: Symbol(name) } }
}
