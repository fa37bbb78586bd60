/** Takes up a document that a link, a draft, a sample or a file brings: mended where that is safe. */
import type { Description, JsonValue, Problem } from 'order-contract/slim'
import type { Contract } from '../../app/view.js'
import { say } from '../../app/words.js'
import { KEY_HEADER } from './call.js'
import { formOf, type Group, within } from './fields.js'
import { fill } from './filling.js'
import { numberNotes } from './numbers.js'

export type Taken =
  /** The key where the document carried one, and what became of the document, in sentences. */
  | { ok: true; form: Group; key: string | undefined; notes: string[] }
  /** Why there is no form for it. */
  | { ok: false; reason: string }

/** More than a person would look through field by field. */
const LIMITS = { bytes: 1 << 16 }

export function takenFrom(text: string, description: Description, contract: Contract): Taken {
  const { shape, version } = description
  const options = { version, draft: true, limits: LIMITS }
  const { output, headers, applied, report } = contract.applyFixes(shape, text, options)
  const value = parsed(output)
  const unfit = value === undefined ? report.problems.at(-1) : report.problems.find(isUnfit)
  if (value === undefined || unfit) return { ok: false, reason: placed(unfit) }
  const form = formOf(description)
  const notes = applied.flatMap(({ fix }) => (fix ? [say('fixedNote', { title: fix.title })] : []))
  const left = fill(form, value)
  const named = left.map((pointer) => `\`${pointer}\``)
  if (left.length > 0) notes.push(say('leftOut', { names: named.join(', ') }))
  notes.push(...numberNotes(output, left))
  reach(form)
  return { ok: true, form, key: headers[KEY_HEADER], notes }
}

/** What came filled in is checked at once; what is missing waits. */
function reach(form: Group): void {
  for (const field of within(form)) field.reached = field.kind === 'leaf' && field.text !== ''
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** It is about the whole document, or leaves open which of two values is meant. */
const isUnfit = ({ pointer, code }: Problem) => pointer === '' || code === 'duplicate_key'

function placed(problem: Problem | undefined): string {
  if (!problem) return ''
  const { span, message } = problem
  if (span === undefined) return message
  return `${say('place', { line: String(span.line), column: String(span.column) })}: ${message}`
}
