/** What a pasted text is, if it is not JSON, and the JSON in it. */
import { parsed } from './json.js'

export interface Pasted {
  kind: 'curl' | 'http' | 'javascript' | 'lines' | 'csv'
  /** Its JSON, if there is one document in it. */
  body?: string | undefined
  /** How many documents there are. */
  count?: number
}

/** Undefined if it is nothing that is known here. */
export function pastedIn(text: string): Pasted | undefined {
  const start = text.trim()
  if (/^(?:\$ )?curl\s/.test(start)) return { kind: 'curl', body: curlBody(start) }
  const http = /^(?:[A-Z]{3,7} \S+(?: HTTP\/\S+)?|HTTP\/\S+ \d{3}.*)\r?\n(?:[\w-]+:.*\r?\n)*\r?\n?([\s\S]*)$/.exec(
    start,
  )
  if (http) return { kind: 'http', body: http[1]?.trim() || undefined }
  const lines = start.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > 1 && lines.slice(0, 2).every(isObject)) return { kind: 'lines', count: lines.length }
  const body = jsonFromScript(start)
  if (body !== undefined) return { kind: 'javascript', body }
  return isTable(lines) ? { kind: 'csv' } : undefined
}

const isObject = (line: string) => line.trimStart().startsWith('{') && parsed(line) !== undefined

/** The argument of `--data` and its kin, as a shell reads it. */
function curlBody(command: string): string | undefined {
  const [, single, double] =
    /\s(?:-d|--json|--data(?:-raw|-binary)?)[\s=]+(?:\$?'((?:[^']|'\\'')*)'|"((?:[^"\\]|\\[\s\S])*)")/.exec(command) ??
    []
  return single?.replaceAll("'\\''", "'") ?? double?.replaceAll(/\\(["\\$`])/g, '$1')
}

const SCRIPT =
  /"(?:[^"\\\n]|\\.)*"|'((?:[^'\\\n]|\\.)*)'|\/\/.*|\/\*[\s\S]*?\*\/|([A-Za-z_$][\w$]*)(?=\s*:)|,(?=\s*[}\]])/g

/** A JavaScript object, or JSON with a comma too many, as JSON; undefined if it is neither. */
function jsonFromScript(text: string): string | undefined {
  const value = text
    .replace(/^(?:export default|(?:export )?(?:const|let|var) [\w$]+(?:: [\w.<>]+)? =)\s*/, '')
    .replace(/;$/, '')
  const json = value.replace(SCRIPT, (token, quoted?: string, name?: string) => {
    if (token.startsWith('"')) return token
    if (quoted !== undefined) return `"${quoted.replaceAll("\\'", "'").replaceAll(/(?<!\\)"/g, '\\"')}"`
    return name === undefined ? '' : `"${name}"`
  })
  return parsed(json) === undefined ? undefined : json
}

/** Lines with as many separators as the first one. */
function isTable([head = '', row]: readonly string[]): boolean {
  const separator = [',', ';', '\t'].find((it) => head.includes(it))
  if (separator === undefined || row === undefined || /[{}[\]]/.test(head)) return false
  return row.split(separator).length >= head.split(separator).length
}
