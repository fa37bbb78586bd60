/** Headers as they are typed, a line each. */

export type Typed = { ok: true; headers: Headers } | { ok: false; reason: string }

/** What a header's name or value cannot be, `Headers` itself knows. */
export function headersFrom(text: string): Typed {
  const headers = new Headers()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [name = '', ...value] = line.split(':')
    if (name.trim() === '' || value.length === 0)
      return { ok: false, reason: `Write line ${index + 1} of the headers as \`name: value\`.` }
    if (!add(name.trim(), value.join(':').trim(), headers))
      return { ok: false, reason: `Line ${index + 1} of the headers holds a character that HTTP does not allow there.` }
  }
  return { ok: true, headers }
}

function add(name: string, value: string, headers: Headers): boolean {
  try {
    headers.append(name, value)
    return true
  } catch {
    return false
  }
}
