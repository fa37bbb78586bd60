/**
 * What a pasted text is, if it is not JSON, and the document in it. Each expression takes a token whole or a line whole, so
 * that none goes over a long text once for each of its characters.
 */
import { closingOf, parsed } from './json.js'

/** What a text is called: the article with it. */
const NAMES = {
  curl: 'a curl command',
  http: 'an HTTP message',
  address: 'an address',
  fetch: 'code that sends a request',
  javascript: 'not quite JSON',
  string: 'JSON inside a string',
  fence: 'a block of Markdown',
  log: 'text around a document',
  lines: 'a document per line',
  csv: 'CSV, not JSON',
  yaml: 'YAML, not JSON',
}

export interface Pasted {
  kind: keyof typeof NAMES
  /** Its JSON or its query, if there is one document in it. */
  body?: string | undefined
  /** How many documents there are. */
  count?: number
}

export const pastedName = ({ kind }: Pasted): string => NAMES[kind]

/** Undefined if it is nothing that is known here. */
export function pastedIn(text: string): Pasted | undefined {
  const start = text.trim()
  const value = parsed(start)
  if (typeof value === 'string') return parsed(value) === undefined ? undefined : { kind: 'string', body: value }
  if (value !== undefined) return undefined
  for (const find of FINDS) {
    const found = find(start)
    if (found) return found
  }
  return undefined
}

const FINDS: readonly ((text: string) => Pasted | undefined)[] = [
  fence,
  curl,
  http,
  address,
  lines,
  escaped,
  code,
  javascript,
  table,
  yaml,
  log,
]

function fence(text: string): Pasted | undefined {
  const [, body] = /^```\w*\n([\s\S]*?)\n?```$/.exec(text) ?? []
  return body === undefined ? undefined : { kind: 'fence', body }
}

function curl(text: string): Pasted | undefined {
  if (!/^(?:\$ )?curl\s/.test(text)) return undefined
  const [, single, double] = DATA.exec(text) ?? []
  const body = single?.replaceAll("'\\''", "'") ?? double?.replaceAll(/\\(["\\$`])/g, '$1')
  return { kind: 'curl', body: body ?? queryIn(text) }
}

/** The argument of `--data` and its kin, as a shell reads it. */
const DATA = /\s(?:-d|--json|--data(?:-raw|-binary)?)[\s=]+(?:\$?'((?:[^']|'\\'')*)'|"((?:[^"\\]|\\[\s\S])*)")/

function http(text: string): Pasted | undefined {
  const [head = '', ...more] = text.split(/\r?\n/)
  if (!/^(?:[A-Z]{3,7} (?:\/|https?:)\S*(?: HTTP\/\S+)?|HTTP\/\S+ \d{3}\b.*)$/.test(head)) return undefined
  const end = more.findIndex((line) => !/^[\w-]+:/.test(line))
  const body = end < 0 ? '' : more.slice(end).join('\n').trim()
  return { kind: 'http', body: body || queryIn(head) }
}

function address(text: string): Pasted | undefined {
  return /^(?:https?:\/)?\/\S+$/.test(text) ? { kind: 'address', body: queryIn(text) } : undefined
}

/** What is behind the first `?`. */
const queryIn = (text: string): string | undefined => /\?([^\s'"#`?]+)/.exec(text)?.[1]

function lines(text: string): Pasted | undefined {
  const all = text.split('\n').filter((line) => line.trim() !== '')
  const isObject = (line: string) => line.trimStart().startsWith('{') && parsed(line) !== undefined
  return all.length > 1 && all.slice(0, 2).every(isObject) ? { kind: 'lines', count: all.length } : undefined
}

/** What a string literal holds, with or without its quotation marks. */
function escaped(text: string): Pasted | undefined {
  if (!/^'?[{[]\s*\\"/.test(text)) return undefined
  const body = parsed(`"${text.replace(/^'|'$/g, '')}"`)
  return typeof body === 'string' && parsed(body) !== undefined ? { kind: 'string', body } : undefined
}

/** `fetch(…)` and its kin: what stands behind `body`. */
function code(text: string): Pasted | undefined {
  if (!/^(?:(?:const|let|var) [\w$, {}]+ = )?(?:await )?(?:\w+\.)*(?:fetch|axios|post|request)\b[^\n]*\(/.test(text))
    return undefined
  const at = /\b(?:body|data|json):\s*(?:JSON\.stringify\(\s*)?(?=[{['"`])/.exec(text)
  if (at === null) return { kind: 'fetch', body: queryIn(text) }
  const start = at.index + at[0].length
  const [, literal] = /^['"`]([^\n]*)['"`]/.exec(text.slice(start)) ?? []
  return { kind: 'fetch', body: literal ?? javascript(text.slice(start, closingOf(text, start) + 1))?.body }
}

/** Strings, comments, names, commas: each whole, also where it does not end. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|'((?:[^'\\\n]|\\.)*)'?|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|([A-Za-z_$][\w$]*)|,/g
const COLON = /\s*:/y
const END = /\s*[}\]]/y

/** A JavaScript object, or JSON with a comma too many, as JSON. */
function javascript(text: string): Pasted | undefined {
  const value = text
    .replace(/^(?:export default|(?:export )?(?:const|let|var) [\w$]+(?:: [\w.<>]+)? =)\s*/, '')
    .replace(/;$/, '')
  const body = value.replace(TOKEN, (token: string, quoted?: string, name?: string, at = 0) => {
    const isBefore = (pattern: RegExp) => {
      pattern.lastIndex = at + token.length
      return pattern.test(value)
    }
    if (token.startsWith('"')) return token
    if (quoted !== undefined) return `"${quoted.replaceAll("\\'", "'").replaceAll(/(?<!\\)"/g, '\\"')}"`
    if (name !== undefined) return isBefore(COLON) ? `"${name}"` : name
    return token === ',' && !isBefore(END) ? token : ''
  })
  return parsed(body) === undefined ? undefined : { kind: 'javascript', body }
}

/** Lines with as many separators as the first one. */
function table(text: string): Pasted | undefined {
  const [head = '', row] = text.split('\n').filter((line) => line.trim() !== '')
  const separator = [',', ';', '\t'].find((it) => head.includes(it))
  if (separator === undefined || row === undefined || /[{}[\]]/.test(head)) return undefined
  return row.split(separator).length >= head.split(separator).length ? { kind: 'csv' } : undefined
}

function yaml(text: string): Pasted | undefined {
  const all = text.split('\n').filter((line) => line.trim() !== '')
  const isYaml = (line: string) => /^(?:---|\s*(?:- )?["']?[\w.-]+["']?:(?: .*)?|\s*- .*|\s*#.*)\r?$/.test(line)
  return all.length > 1 && all.every(isYaml) ? { kind: 'yaml' } : undefined
}

/** How many braces of a text are looked at. */
const STARTS = 50

/** The longest JSON in a text that is not itself the beginning of one. */
function log(text: string): Pasted | undefined {
  if (/^(?:\{|\[\s*["{[])/.test(text)) return undefined
  const found: string[] = []
  let at = text.search(/[{[]/)
  for (let looks = 0; at >= 0 && looks < STARTS; looks += 1) {
    const end = closingOf(text, at)
    const part = text.slice(at, end + 1)
    const isJson = part.length > 2 && parsed(part) !== undefined
    if (isJson) found.push(part)
    const from = isJson ? end + 1 : at + 1
    const next = text.slice(from).search(/[{[]/)
    at = next < 0 ? -1 : from + next
  }
  const [body] = found.sort((a, b) => b.length - a.length)
  return body === undefined || body.length === text.length ? undefined : { kind: 'log', body }
}
