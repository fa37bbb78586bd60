/** Writes a value as a JavaScript literal; leaves out members that are undefined. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).filter(([, held]) => held !== undefined)
  const written = members.map(([name, held]) => `${/^\w+$/.test(name) ? name : quoted(name)}: ${literal(held)}`)
  return `{ ${written.join(', ')} }`
}

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
