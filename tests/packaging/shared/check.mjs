/**
 * The checks of the installed package in every row: the same cases in every runtime and with every bundler. They depend
 * on no runtime. `again` is a second copy of the package, `small` the `order-contract/check` of a third one.
 */
import files from './cases.mjs'
import { answers, digests } from './digest.mjs'
import native from './native.mjs'
import { runCases } from './run-cases.mjs'

const BAD = '{"status":"NO"}'
const GOOD = '{"status":"COMPLETED"}'

/** Returns the number of cases and the failures, one sentence each. */
export function check(api, again, small) {
  const failures = []
  const expect = (what, actual, expected) => {
    if (!same(actual, expected)) failures.push(`${what}: ${show(actual)}, not ${show(expected)}`)
  }
  try {
    for (const holds of [first, copies, thousandth, constants, standard, guards, conversion, asNatively])
      holds(api, again, expect)
    holdsForForms(small, expect)
    const { count, failures: failed } = runCases(api, files)
    const ofSmall = runCases(small, files).failures.map((failure) => `/check: ${failure}`)
    return { cases: count, failures: [...failures, ...failed.slice(0, 5), ...ofSmall.slice(0, 5)] }
  } catch (error) {
    return { cases: 0, failures: [...failures, String(error?.stack ?? error)] }
  }
}

function first({ validate, isValid }, _, expect) {
  expect('the first call, a bad document', codes(validate('order-created', BAD)), ['enum'])
  expect('a good one after it', isValid('order-created', GOOD), true)
  expect('bytes', isValid('order-created', new TextEncoder().encode(GOOD)), true)
}

function copies(api, again, expect) {
  expect('the copies are two', api.validate === again.validate, false)
  const before = api.validate('order-created', BAD)
  const large = `{"status":"COMPLETED","x":"${'x'.repeat(500_000)}"}`
  expect('a large document in the other copy', again.isValid('order-created', large), true)
  expect('a bad one there', codes(again.validate('order', '{"status":"NO"', { level: 'stated' })), ['enum', 'syntax'])
  expect('the report of this copy', api.validate('order-created', BAD), before)
  expect('the report of that copy', again.validate('order-created', BAD), before)
}

function thousandth({ validate, isValid }, _, expect) {
  const report = validate('order-created', BAD)
  for (let call = 0; call < 500; call++) {
    validate('order-created', BAD)
    isValid('order-created', GOOD)
  }
  expect('the thousandth call', validate('order-created', BAD), report)
}

/** The guards throw an error of their own copy of the package, and `fieldErrors` returns messages by field. */
function guards({ assertValid, fieldErrors, InvalidDocumentError, is, validate }, _, expect) {
  expect('the guard', [is('order-created', JSON.parse(GOOD)), is('order-created', GOOD)], [true, false])
  let thrown
  try {
    assertValid('order-created', JSON.parse(BAD))
  } catch (error) {
    thrown = error
  }
  expect('the error of an assertion', thrown instanceof InvalidDocumentError && codes(thrown.report), ['enum'])
  expect('the errors of fields', Object.keys(fieldErrors(validate('order-created', BAD))), ['status'])
}

/** The smaller core gives the same answers as the whole one, and has no conversions and calls. */
function holdsForForms(small, expect) {
  const names = Object.keys(small).filter((name) => /^(?:convert|detectVersion|endpointOf|validateCall)/.test(name))
  expect('what `/check` leaves out', names, [])
  first(small, undefined, expect)
  constants(small, undefined, expect)
  standard(small, undefined, expect)
  guards(small, undefined, expect)
  const { output, report } = small.applyFixes('order-created', '{"status":"completed"}')
  expect('a fix', [output, report.valid], ['{"status":"COMPLETED"}', true])
}

function constants({ codes, describe, jsonSchema }, _, expect) {
  expect('an explanation', codes.enum.code, 'enum')
  expect('a description', describe('order').shape, 'order')
  expect('a schema', typeof jsonSchema('order').$schema, 'string')
}

function standard({ standardSchema }, _, expect) {
  const { validate } = standardSchema('order-created')['~standard']
  const value = { status: 'COMPLETED' }
  expect('the value of a schema is the same object', validate(value).value === value, true)
  expect('a path of a schema', validate({ status: 'NO' }).issues?.[0].path, ['status'])
}

function conversion({ convert }, _, expect) {
  const input = '{"status":"COMPLETED","items":[{"redemption_url":"https://example.com/r"}]}'
  const { output } = convert('order', input, { from: '2023-07-27', to: '2024-02-05' })
  expect('a conversion', output, '{"status":"COMPLETED","items":[{"payout":{"url":"https://example.com/r"}}]}')
}

/** Validates and converts generated documents: every answer must be the native one. */
function asNatively(api, _, expect) {
  const ours = digests(answers(api, native.questions))
  expect(
    'the hundreds of answers that differ from the native ones',
    ours.filter((one, at) => one !== native.digests[at]),
    [],
  )
}

const codes = ({ problems }) => problems.map(({ code }) => code)
const show = (value) => JSON.stringify(value)
const same = (a, b) => show(a) === show(b)
