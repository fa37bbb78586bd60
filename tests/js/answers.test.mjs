/**
 * The package answers as the crate does: to every case, whose expected answers native tests hold, and to questions at random.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareAnswers, inputOf } from '../lib/answers.mjs'
import { readAnswers } from './case-files.mjs'
import { api } from './package.mjs'

const answered = await readAnswers()

test('each question has the answer of the crate, in every form of its input', () => {
  const { count, failures } = compareAnswers(api, answered)
  console.log(`cases: ${count} node`)
  assert.deepEqual(failures.slice(0, 10), [], `${failures.length} answers differ`)
})

test('each case has a name of its own', () => {
  const names = answered.map(({ question: { name, shape, hex } }) => name && `${shape}, ${name}, ${hex === undefined}`)
  const cases = names.filter(Boolean)
  assert.ok(cases.length > 2_000)
  assert.deepEqual(
    cases.filter((name, at) => cases.indexOf(name) !== at),
    [],
  )
})

test('each loss stands where the member is that its pointer names', () => {
  let count = 0
  for (const { question, answer } of answered) {
    const input = inputOf(question)
    for (const { pointer, path, reason, span } of answer.converted?.losses ?? []) {
      if (span === undefined) {
        assert.match(reason, /^The complement's data/, `only the complement has what is orphaned: ${pointer}`)
        continue
      }
      const part = textOf(input.slice(span.start, span.end))
      assert.equal(nameIn(part, question.shape, path), path.at(-1), `${pointer}: ${part}`)
      const lines = textOf(input.slice(0, span.start), 'latin1').split(/\r\n?|\n/)
      assert.deepEqual([span.line, span.column], [lines.length, lines.at(-1).length + 1], pointer)
      count++
    }
  }
  assert.ok(count > 1_000, `${count}`)
})

const textOf = (part, encoding) => (typeof part === 'string' ? part : Buffer.from(part).toString(encoding))

/** Returns the name of the only member in a part of a text. For an element, which has none, returns its place. */
function nameIn(text, shape, path) {
  if (shape.endsWith('-query')) return [...new URLSearchParams(text).keys()].join()
  if (typeof path.at(-1) === 'number') return JSON.parse(text) === undefined ? undefined : path.at(-1)
  return Object.keys(JSON.parse(`{${text}}`)).join()
}
