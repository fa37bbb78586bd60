/**
 * What a pasted text is, if it is not JSON, and the document in it: a table of formats. Each expression takes a token whole or
 * a line whole, so that none goes over a long text once for each of its characters.
 */
import { type Shape, shapes } from 'order-contract'
import type { Misfit } from './headline.js'
import { closingOf, parsed, type Span } from './json.js'
import { isQuery, withArticle } from './words.js'

interface Format extends Pick<Misfit, 'what' | 'more' | 'hasCommand'> {
  /** The article with it. */
  name: string
  /** Without a test, a text has the format if there is something to read. */
  test?: (text: string) => boolean
  /** The JSON or the query in it, if there is one. */
  read?: (text: string) => string | undefined
  /** The words of the button, if what is read is the same document, written otherwise. */
  act?: string
}

const NOT_JSON = 'Documents of this service are JSON.'

const FETCH = /^(?:(?:const|let|var) [\w$, {}]+ = )?(?:await )?(?:\w+\.)*(?:fetch|axios|post|request)\b[^\n]*\(/

const STRING: Format = { name: 'JSON inside a string', read: inString }

/** In the order in which they are tried. */
const FORMATS: readonly Format[] = [
  STRING,
  { name: 'a block of Markdown', test: (text) => /^```.*```$/s.test(text), read: documentIn },
  { name: 'a curl command', test: (text) => /^(?:\$ )?curl\s/.test(text), read: sentIn },
  { name: 'an address', test: (text) => /^(?:[A-Z]+ )?(?:https?:\/)?\/\S+$/.test(text), read: queryIn },
  {
    name: 'a document per line',
    test(text) {
      const [first, second] = linesIn(text)
      return [first, second].every((line) => line?.trimStart().startsWith('{') && parsed(line) !== undefined)
    },
    what: 'The command takes files of lines.',
    hasCommand: true,
  },
  { name: 'code that sends a request', test: (text) => FETCH.test(text), read: sentIn },
  { name: 'not quite JSON', read: asJson, what: 'It can be written as JSON.', act: 'Write it as JSON' },
  {
    name: 'CSV, not JSON',
    test: isTable,
    what: NOT_JSON,
    more: 'A table has no room for the items in an order. Export JSON instead, and paste that.',
  },
  {
    name: 'like YAML, not JSON',
    test: (text) => linesIn(text).length > 1 && linesIn(text).every((line) => YAML.test(line)),
    what: NOT_JSON,
    more: 'Write it as JSON, and paste that.',
  },
  { name: 'text around a document', read: aroundOne },
]

/** Undefined if it is nothing that is known here. */
export function pastedIn(text: string): { fit: 'almost' | 'other'; misfit: Misfit } | undefined {
  const start = text.trim()
  for (const format of parsed(start) === undefined ? FORMATS : [STRING]) {
    if (format.test?.(start) === false) continue
    const body = format.read?.(start)
    if (format.test || body !== undefined)
      return { fit: format.act ? 'almost' : 'other', misfit: saidOf(format, text, body) }
  }
  return undefined
}

function saidOf(format: Format, text: string, body?: string): Misfit {
  const { name, act, what, more = '', hasCommand = false } = format
  const said = { lines: [[`This is ${name}.`]], more, hasCommand }
  if (body === undefined) return { ...said, what: what ?? 'There is no document in it.', acts: [] }
  if (act) return { ...said, what: what ?? '', acts: [{ words: act, text: body }] }
  const place = placeOf(body, text)
  if (!/^\s*[{["]/.test(body)) {
    const shape = queryAt(pathIn(text))
    const query = shape ? withArticle(shape) : 'a query'
    return {
      ...said,
      what: `There is ${query} in it.`,
      acts: [{ words: 'Use its query', text: body, give: { shape } }],
      place,
    }
  }
  const isNamed = format.read === sentIn && namedIn(text) === body
  const [before, after] = place ? [text.slice(0, place.start), text.slice(place.end)] : ['', '']
  const rest = isNamed ? namedIn(after) : longestIn(before + after)
  const [found, words] = rest?.startsWith('{')
    ? ['more than one document', `Use its ${isNamed ? 'first' : 'longest'} document`]
    : ['a document', 'Use its document']
  return { ...said, what: `There is ${found} in it.`, acts: [{ words, text: body }], place }
}

/** The query that a path is asked: it has the first word of its name. */
function queryAt(path: string): Shape | undefined {
  const named = shapes.filter((shape) => isQuery(shape) && path.includes(shape.split('-')[0] ?? ''))
  return named.length === 1 ? named[0] : undefined
}

function placeOf(part: string, text: string): Span | undefined {
  const start = text.indexOf(part)
  return start < 0 ? undefined : { start, end: start + part.length }
}

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** What a string literal holds, with or without its quotation marks. */
function inString(text: string): string | undefined {
  const literal = /^'?[{[]\s*\\"/.test(text) ? `"${text.replace(/^'|'$/g, '')}"` : text
  const body = parsed(literal)
  return typeof body === 'string' && parsed(body) !== undefined ? body : undefined
}

/** What a command or code sends: behind what says so; or its query. */
function sentIn(text: string): string | undefined {
  const at = text.search(SENT)
  return at < 0 ? queryIn(text) : (namedIn(text) ?? documentIn(text.slice(at)))
}

/** A name or an option, before what is sent. */
const SENT = /\bpost\(|\b(?:body|data|json)["']?:|\s(?:-d|--json|--data(?:-raw|-binary)?)[\s=]/

const NAMED = /^(?:body|data|json)["']?:\s*(?:JSON\.stringify\(\s*)?['`]?/

/** The document right behind the name of what is sent, or in the string there: headers beside it may be longer. */
function namedIn(text: string): string | undefined {
  const sent = text.slice(Math.max(0, text.search(SENT)))
  const [name] = NAMED.exec(sent) ?? []
  if (name === undefined) return undefined
  const value = sent.slice(name.length)
  const [literal] = LITERAL.exec(value) ?? []
  return literal ? inString(literal) : /^[{[]/.test(value) ? bodyAt(value, 0).body : undefined
}

const LITERAL = /^"(?:[^"\\\n]|\\.)*"/

/** The longest JSON, also as a shell quotes it, or what may be meant as one; or a query. */
function documentIn(text: string): string | undefined {
  const plain = text.replaceAll("'\\''", "'")
  const unquoted = text.replaceAll(/\\(["\\$`])/g, '$1')
  return longestIn(plain) ?? longestIn(unquoted) ?? /\{.*\}/s.exec(text)?.[0] ?? queryIn(text)
}

/** How much of a path is looked at. */
const PATH = 200

/** The path before the first `?`. */
function pathIn(text: string): string {
  const end = text.indexOf('?')
  const [address = ''] = /[^\s'"`]*$/.exec(text.slice(Math.max(0, end - PATH), end)) ?? []
  return address.replace(/^https?:\/\/[^/]*/, '')
}

/** What is behind the first `?`. */
function queryIn(text: string): string | undefined {
  return /\?([^\s'"#`?]+)/.exec(text)?.[1]
}

/** What Python calls otherwise. */
const PYTHON = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
])

/** Strings, comments, names, commas: each whole, also where it does not end. */
const TOKEN =
  /"(?:[^"\\\n]|\\.)*"?|'((?:[^'\\\n]|\\.)*)'?|[“”]([^“”\n]*)[“”]?|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|([A-Za-z_$][\w$]*)|,/g
const COLON = /\s*:/y
const END = /\s*[}\]]/y

/** An object of JavaScript or Python, or JSON with a comma too many or the quotation marks of a word processor, as JSON. */
function asJson(text: string): string | undefined {
  const value = text
    .replace(/^(?:export default|(?:export )?(?:const|let|var) [\w$]+(?:: [\w.<>]+)? =)\s*/, '')
    .replace(/;$/, '')
  const body = value.replace(TOKEN, (token: string, single?: string, curly?: string, name?: string, at = 0) => {
    const isBefore = (pattern: RegExp) => {
      pattern.lastIndex = at + token.length
      return pattern.test(value)
    }
    if (token.startsWith('"')) return token
    const quoted = single ?? curly
    if (quoted !== undefined) return `"${quoted.replaceAll("\\'", "'").replaceAll(/(?<!\\)"/g, '\\"')}"`
    if (name !== undefined) return isBefore(COLON) ? `"${name}"` : (PYTHON.get(name) ?? name)
    return token === ',' && !isBefore(END) ? token : ''
  })
  return parsed(body) === undefined ? undefined : body
}

/** Lines with as many separators as the first one. */
function isTable(text: string): boolean {
  const [head = '', row] = linesIn(text)
  const separator = [',', ';', '\t'].find((it) => head.includes(it))
  if (separator === undefined || row === undefined || /[{}[\]]/.test(head)) return false
  return row.split(separator).length >= head.split(separator).length
}

const YAML = /^(?:---|\s*(?:- )?["']?[\w.-]+["']?:(?: .*)?|\s*- .*|\s*#.*)\r?$/

/** How many braces of a text are looked at. */
const STARTS = 50

/** The object or list that opens at a position, as JSON, if it is any, and where it is closed. */
function bodyAt(text: string, at: number): { body: string | undefined; end: number } {
  const end = closingOf(text, at)
  const part = text.slice(at, end + 1)
  const body = part.length > 2 ? (parsed(part) === undefined ? asJson(part) : part) : undefined
  return { body, end }
}

/** The longest object or list in a text, as JSON. */
function longestIn(text: string): string | undefined {
  let longest: string | undefined
  let at = text.search(/[{[]/)
  for (let looks = 0; at >= 0 && looks < STARTS; looks += 1) {
    const { body, end } = bodyAt(text, at)
    if (body !== undefined && body.length > (longest?.length ?? 0)) longest = body
    const from = body === undefined ? at + 1 : end + 1
    const next = text.slice(from).search(/[{[]/)
    at = next < 0 ? -1 : from + next
  }
  return longest
}

/** The longest in a text that is not itself the beginning of one. */
function aroundOne(text: string): string | undefined {
  return /^(?:\{|\[\s*["{[])/.test(text) ? undefined : longestIn(text)
}
