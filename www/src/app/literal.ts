/** A value as one writes it in a program; a member that is undefined is left out. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).filter(([, held]) => held !== undefined)
  const written = members.map(([name, held]) => `${/^\w+$/.test(name) ? name : quoted(name)}: ${literal(held)}`)
  return `{ ${written.join(', ')} }`
}

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
