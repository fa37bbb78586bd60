/**
 * The checks of the installed package in every row: the same cases in every runtime and with every bundler. They depend
 * on no runtime. `again` is a second copy of the package.
 */
import answered from './answered.mjs'
import { answerOf, digestOf, inputOf } from './answers.mjs'

const BAD = '{"status":"NO"}'
const GOOD = '{"status":"COMPLETED"}'

/** Returns the number of cases and the failures, one sentence each. */
export function check(api, again) {
  const failures = []
  const expect = (what, actual, expected) => {
    if (!same(actual, expected)) failures.push(`${what}: ${show(actual)}, not ${show(expected)}`)
  }
  try {
    checkCopies(api, again, expect)
    checkNames(api, expect)
    const ask = (question) => digestOf(answerOf(api, question, inputOf(question)))
    const differing = answered.filter(({ question, digest }) => ask(question) !== digest)
    expect('the questions that the crate answers otherwise', differing.slice(0, 3), [])
    return { cases: answered.length, failures }
  } catch (error) {
    return { cases: 0, failures: [...failures, String(error?.stack ?? error)] }
  }
}

/** Each copy has a core of its own: a large document in one leaves the reports of the other as they are. */
function checkCopies(api, again, expect) {
  expect('the copies are two', api.validate === again.validate, false)
  const before = api.validate('order-created', BAD)
  expect('a bad document', codes(before), ['enum'])
  const large = `{"status":"COMPLETED","x":"${'x'.repeat(500_000)}"}`
  expect('a large document in the other copy', again.isValid('order-created', large), true)
  expect('a bad one there', codes(again.validate('order', '{"status":"NO"', { level: 'stated' })), ['enum', 'syntax'])
  expect('the report of this copy', api.validate('order-created', BAD), before)
  expect('the report of that copy', again.validate('order-created', BAD), before)
}

/** The names of an entry that the cases do not use. */
function checkNames(api, expect) {
  expect('an explanation', api.codes.enum.code, 'enum')
  expect('a description', api.describe('order').shape, 'order')
  expect('a schema', typeof api.jsonSchema('order').$schema, 'string')
  expect('the guard', [api.is('order-created', JSON.parse(GOOD)), api.is('order-created', GOOD)], [true, false])
  expect('a fix', api.applyFixes('order-created', GOOD.toLowerCase()).output, GOOD)
  expect('the errors of fields', Object.keys(api.fieldErrors(api.validate('order-created', BAD))), ['status'])
  const { validate } = api.standardSchema('order-created')['~standard']
  expect('the path of an issue', validate(JSON.parse(BAD)).issues?.[0].path, ['status'])
  try {
    api.assertValid('order-created', JSON.parse(BAD))
    expect('an assertion', 'nothing thrown', 'an error')
  } catch (error) {
    expect('the error of an assertion', error instanceof api.InvalidDocumentError && codes(error.report), ['enum'])
  }
}

const codes = ({ problems }) => problems.map(({ code }) => code)
const show = (value) => JSON.stringify(value)
const same = (a, b) => show(a) === show(b)
