/** What is said of a text that is not the document it is taken for. Uses no element of the page. */
import type { Problem, Version } from 'order-contract'
import type { Given } from './given.js'
import type { Pasted } from './pasted.js'
import type { Reading } from './reading.js'
import { capitalised, counted, nameOf, withArticle } from './words.js'

export interface Misfit {
  /** A sentence or two. */
  lines: readonly string[]
  /** What the document is. */
  what?: string
  more?: string
  /** What one button does about it: takes another text or setting, or goes to a place. */
  act?: { words: string; text?: string; give?: Given; span?: Problem['span'] }
  /** The command that takes it instead. */
  command?: boolean
}

/** Undefined for a document that can be shown. */
export function misfitOf(found: Reading, asked?: Version): Misfit | undefined {
  const { fit, shape, problems, pasted, inner, instead, versions } = found
  if (fit === 'empty') return { lines: ['Paste a document.'], what: 'Or open a file, or pick a sample.' }
  if (pasted) return pastedWords(pasted)
  if (fit === 'unreadable') {
    const { message = '', span } = problems[0] ?? {}
    if (span === undefined) return { lines: ['This cannot be read.'], what: message }
    return { lines: [`Line ${span.line} is not JSON.`], what: message, act: { words: 'Go to it', span } }
  }
  if (inner) {
    const act = { words: 'Take the inner one', text: inner.text }
    const what = 'As it stands, nothing would change.'
    return { lines: [`The ${nameOf(inner.shape)} is inside \`${inner.name}\`.`], what, act }
  }
  if (instead) {
    const { version } = instead
    const other = withArticle(instead.shape)
    const give = { ...instead, to: undefined }
    if (instead.shape === shape) {
      const lines = [`${capitalised(other)} of ${version},`, `not of ${asked ?? versions[0]}.`]
      return { lines, what: `It is valid as version ${version}.`, act: { words: 'Swap the versions', give } }
    }
    const lines = [`${capitalised(other)}, not ${withArticle(shape)}.`]
    return { lines, what: `It is valid as ${other}.`, act: { words: `Read it as ${other}`, give } }
  }
  if (fit !== 'none') return undefined
  const error = problems.find(({ severity }) => severity === 'error')
  const more = error ? `Read as ${withArticle(shape)}: ${error.message}` : 'Nothing in it is known.'
  return { lines: ['This is not a document', 'of this service.'], more }
}

function pastedWords({ kind, body: text, count = 0 }: Pasted): Misfit {
  if (kind === 'csv') return { lines: ['This is CSV, not JSON.'], what: 'Documents of this service are JSON.' }
  if (kind === 'lines') {
    const lines = [`${counted(count, 'document')}, one a line.`]
    return { lines, what: 'The command converts files of lines.', command: true }
  }
  const lines = [`This is ${NAMES[kind]}.`]
  if (text === undefined) return { lines, what: 'It has no body.' }
  if (kind === 'javascript')
    return { lines, what: 'It can be written as JSON.', act: { words: 'Write it as JSON', text } }
  return { lines, what: 'Its body may be a document.', act: { words: 'Use its body', text } }
}

const NAMES = { curl: 'a curl command', http: 'an HTTP message', javascript: 'not quite JSON' }
