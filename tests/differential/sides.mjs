/**
 * The sides that the package is compared with. Each gets a question with the package's answer and the native one, and throws
 * if they differ. If it does not compare them, it returns the reason. `law` and `schema` in tests/js compare verdicts, values
 * and schemas.
 */
import assert from 'node:assert/strict'
import { expectedOf, inputOf } from '../lib/answers.mjs'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const SIDES = {
  /** The same code natively: everything is the same. */
  native(question, ours, theirs) {
    assert.deepEqual(ours, expectedOf(question, theirs))
  },
  'JSON.parse'(question, ours) {
    if (hasCode(ours, 'encoding') && /\\u[dD][89a-fA-F]/.test(question.text ?? ''))
      return 'JSON.parse takes half of a surrogate pair that is escaped'
    return sameGrammar(question, ours, isParsed(question))
  },
  serde_json(question, ours, { serde }) {
    return sameGrammar(question, ours, serde)
  },
}

function hasCode({ problems }, ...codes) {
  return problems.some(({ code }) => codes.includes(code))
}

function sameGrammar({ shape }, report, isTaken) {
  if (shape.endsWith('-query')) return 'a query'
  if (hasCode(report, 'too_large', 'too_deep')) return 'a limit ended the reading before the text did'
  assert.equal(!hasCode(report, 'syntax', 'encoding'), isTaken)
}

/** Whether JSON.parse takes a text or bytes. */
function isParsed(question) {
  try {
    JSON.parse(question.text ?? decoder.decode(inputOf(question)))
    return true
  } catch {
    return false
  }
}
