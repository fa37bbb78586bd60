/** Headers as they are typed, a line each. */

export type Typed = { ok: true; headers: Headers } | { ok: false; reason: string }

/** What a header's name or value cannot be, `Headers` itself knows. */
export function headersFrom(text: string): Typed {
  const headers = new Headers()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    if (!add(line, headers)) return { ok: false, reason: `Write line ${index + 1} of the headers as \`name: value\`.` }
  }
  return { ok: true, headers }
}

function add(line: string, headers: Headers): boolean {
  const [name = '', ...value] = line.split(':')
  if (value.length === 0) return false
  try {
    headers.append(name.trim(), value.join(':').trim())
    return true
  } catch {
    return false
  }
}
