/** The parts of the view "Validate" that need no browser: the sentence on a report, and the code to copy. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { sentenceOn } = await typescript('www/src/views/validate/findings.ts')
const { snippetOf } = await typescript('www/src/views/validate/snippet.ts')
const { optionsOf } = await typescript('www/src/views/validate/settings.ts')

const usual = { shape: 'order', version: '2024-02-05', level: 'implied', draft: false, entries: '' }

test('a report is summed up in a sentence', () => {
  const found = (...severities) => severities.map((severity) => ({ severity }))
  const say = (valid, problems, truncated = false) => sentenceOn({ valid, problems, truncated })
  assert.equal(say(true, []), 'Valid: nothing found.')
  assert.equal(say(true, found('info', 'warning', 'info')), 'Valid: 1 warning, 2 remarks.')
  assert.equal(say(false, found('error', 'error', 'warning')), 'Not valid: 2 errors, 1 warning.')
  assert.equal(say(false, found('error'), true), 'Not valid: 1 error, and more.')
})

test('what is as by default is not among the options', () => {
  assert.deepEqual(optionsOf(usual), { version: '2024-02-05' })
  assert.deepEqual(optionsOf({ ...usual, level: 'stated', draft: true, entries: '/a' }, { email: 'off' }), {
    version: '2024-02-05',
    level: 'stated',
    draft: true,
    entries: '/a',
    severity: { email: 'off' },
  })
})

test('the code to copy runs, and finds what the page finds', () => {
  const text = '[{"status": "done"}]'
  const awkward = [
    { version: '2024-02-05' },
    { version: '2023-07-27', draft: true, limits: { bytes: 100 } },
    { version: '2024-02-05', severity: { enum: 'warning', email: 'off' }, entries: `/it's "a" \\ b~1c\n` },
  ]
  for (const options of awkward) {
    for (const fixes of [false, true]) {
      const { validated, fixed } = run(snippetOf('order-list', options, fixes), text)
      assert.deepEqual(validated, [['order-list', text, options]])
      assert.deepEqual(fixed, fixes ? [['order-list', text, options]] : [])
    }
  }
})

/** Runs the code with functions that record their calls. */
function run(code, text) {
  const [validated, fixed] = [[], []]
  const validate = (...args) => validated.push(args) && api.validate(...args)
  const applyFixes = (...args) => fixed.push(args) && api.applyFixes(...args)
  const plain = code.replace(/^import .*$/m, '').replace(' as const', '')
  new Function('validate', 'applyFixes', 'text', 'console', plain)(validate, applyFixes, text, { log() {} })
  return { validated, fixed }
}
