/**
 * The options `accept` and `optional`: as a law over all validation cases, and on a document of a real
 * service.
 * schema.test.mjs compares schemas that have them.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readCases } from './case-files.mjs'
import { api, load, placesOf } from './package.mjs'

const { validate, isValid, is, parse, jsonSchema, describe, standardSchema, validateCall, applyFixes, versions } = api
const { validateStream } = await load('stream')
const { createReceiver } = await load('edge')

const read = (file) => JSON.parse(readFileSync(new URL(`../reality/${file}`, import.meta.url), 'utf8'))
const OURS = read('amendments.json')['order-request']
const ORDER = read('order-request.template.json')

/** Returns the pointer of a problem as amendments take it: from the entry of a list, with * for each element. */
function patternOf({ path }, shape, entries) {
  const list =
    entries === undefined ? path.findIndex((step) => typeof step === 'number') : entries.split('/').length - 1
  const steps = shape.endsWith('-list') ? path.slice(list + 1) : path
  return steps.map((step) => `/${typeof step === 'number' ? '*' : step}`).join('')
}

function valueAt(document, path) {
  return path.reduce((value, step) => value?.[step], document)
}

/** Returns the amendments that take away what is missing or empty and the values that are not listed. */
function amendmentsFor(problems, document, shape, entries) {
  const accept = {}
  const optional = []
  for (const problem of problems) {
    const pattern = patternOf(problem, shape, entries)
    const value = valueAt(document, problem.path)
    // The elements of a list can't be amended.
    const isElement = pattern.endsWith('/*')
    if (problem.code === 'required' || (problem.code === 'empty' && !isElement)) optional.push(pattern)
    if (problem.code === 'enum' && typeof value === 'string') accept[pattern] = [...(accept[pattern] ?? []), value]
  }
  return { accept, optional }
}

const brief = ({ code, pointer, severity, basis, message }) =>
  [code, pointer, severity, basis, code === 'enum' ? '' : message].join()

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('an amendment takes away its own finding and changes no other', async () => {
  let amended = 0
  for (const { name, shape, text, options: given } of await readCases()) {
    const document = shape.endsWith('-query') || text === undefined ? undefined : parsed(text)
    if (document === undefined) continue
    for (const version of versions) {
      const options = { ...given, version, names: 'wire' }
      const before = validate(shape, text, options)
      // `JSON.parse` keeps one of two values.
      if (before.truncated || before.problems.some(({ code }) => code === 'duplicate_key')) continue
      // An empty value that may be missing has another basis.
      const others = before.problems.filter(({ code }) => code !== 'empty')
      const { accept, optional } = amendmentsFor(others, document, shape, options.entries)
      const isTakenAway = (problem) => {
        const pattern = patternOf(problem, shape, options.entries)
        if (problem.code === 'enum') return accept[pattern]?.includes(valueAt(document, problem.path))
        // A text that is optional may be empty. An enumeration may not, nor a list that needs an element.
        const isText = problem.found === 'string' && !/type|status|currency/.test(pattern)
        return (problem.code === 'required' || (problem.code === 'empty' && isText)) && optional.includes(pattern)
      }
      const after = validate(shape, text, { ...options, accept, optional })
      const left = before.problems.filter((one) => !isTakenAway(one))
      assert.deepEqual(after.problems.map(brief), left.map(brief), `${shape}: ${name}, ${version}`)
      assert.equal(isValid(shape, text, { ...options, accept, optional }), after.valid, `${shape}: ${name}`)
      if (left.length < before.problems.length) amended++
    }
  }
  console.log(`amended: ${amended} documents`)
  assert.ok(amended > 100)
})

test('a text that is optional may be empty, whatever its form', () => {
  const item = { distribution_method: { type: 'EMAIL', email_address: '' }, products: { type: 'SINGLE', value: '' } }
  const order = { payment_method: { type: 'CARD', card_id: '', currency: 'EUR' }, items: [item] }
  const texts = ['/payment_method/card_id', '/items/*/distribution_method/email_address', '/items/*/products/value']
  assert.deepEqual(placesOf(validate('order-request', order).problems).length, 3)
  for (const valid of [isValid, is]) assert.equal(valid('order-request', order, { optional: texts }), true)
  const update = { product_code: '', new_state: {}, timestamp: '' }
  assert.equal(isValid('product-update', update, { optional: ['/product_code', '/timestamp'] }), true)
  assert.equal(isValid('product-update', { ...update, timestamp: '1' }, { optional: ['/timestamp'] }), false)
  const [{ code }] = validate('order-created', { status: '' }, { optional: ['/status'] }).problems
  assert.equal(code, 'empty')
  assert.equal(isValid('order-created', { status: '' }, { accept: { '/status': [''] } }), true)
})

test('an accepted value decides nothing about its siblings', () => {
  const problemsOf = (products) =>
    validate('order-request', { ...ORDER, items: [{ ...ORDER.items[0], products }] }, OURS).problems
  for (const products of [{ type: 'TEMPLATE' }, { type: 'TEMPLATE', value: '' }, { type: 'TEMPLATE', values: [] }])
    assert.deepEqual(problemsOf(products), [])
  // The documentation says of each that it is such a type, whatever the discriminator.
  assert.equal(problemsOf({ type: 'TEMPLATE', value: 5 })[0].code, 'type')
  assert.equal(problemsOf({ type: 'SINGLE' })[0].code, 'required')
})

test('a value is compared as it is read, and case matters', () => {
  const payment = (currency) => `{"payment_method":{"type":"ACCOUNT_BALANCE","currency":"${currency}"}}`
  const validated = (currency, accept) =>
    validate('order-request', payment(currency), {
      draft: true,
      accept: accept && { '/payment_method/currency': accept },
    })
  assert.ok(validated('\\u004aPY', ['JPY', 'AUD']).valid)
  assert.ok(!validated('jpy', ['JPY', 'AUD']).valid)
  const listed = (accept) => validated('CHF', accept).problems[0].expected
  assert.deepEqual(listed(['EUR', 'AUD', 'AUD']), ['EUR', 'GBP', 'USD', 'CAD', 'AUD'])
  assert.deepEqual(listed(), ['EUR', 'GBP', 'USD', 'CAD'])
  assert.match(validated('CHF', ['JPY', 'AUD']).problems[0].message, /`CAD`, `JPY` or `AUD`/)
})

test('every function that validates takes amendments', async () => {
  assert.ok(is('order-request', ORDER, OURS) && !is('order-request', ORDER))
  assert.ok(parse('order-request', JSON.stringify(ORDER), OURS).ok)
  assert.equal(standardSchema('order-request', OURS)['~standard'].validate(ORDER).issues, undefined)
  const call = { method: 'POST', url: '/v2/order', headers: { 'x-idempotency-key': 'k' }, body: ORDER }
  assert.ok(validateCall(call, OURS).valid && !validateCall(call).valid)
  const list = [{ status: 'OPEN' }, { status: 'SHUT' }]
  const { problems } = validate('order-list', list, { accept: { '/status': ['OPEN'] } })
  assert.deepEqual(placesOf(problems), ['enum /1/status'])
  const stream = validateStream('order-request', OURS)
  await new Response(new Blob([JSON.stringify(ORDER)]).stream().pipeThrough(stream)).text()
  assert.equal((await stream.summary).valid, 1)
  const fixed = applyFixes('order-created', '{"status":"completed"}', { accept: { '/status': ['completed'] } })
  assert.equal(fixed.output, '{"status":"completed"}')
  const receive = createReceiver({ verify: () => true, handle: () => {}, optional: ['/timestamp'] })
  const delivery = (body) =>
    new Request('https://example.com', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  assert.equal((await receive(delivery('{"product_code":"P","new_state":{}}'))).response.status, 200)
  assert.equal((await receive(delivery('{"product_code":"P"}'))).response.status, 422)
})

test('a form offers the accepted values, and does not ask for optional fields', () => {
  const currency = '/payment_method/currency'
  const accept = { ...OURS.accept, [currency]: ['JPY', { value: 'AUD', label: 'Australian dollar' }] }
  assert.equal(isValid('order-request', ORDER, { ...OURS, accept }), isValid('order-request', ORDER, OURS))
  const { object } = describe('order-request', { accept, optional: ['/items/*/products'] })
  const field = ({ fields }, name) => fields.find((field) => field.name === name)
  const { values } = field(field(object, 'payment_method').object, 'currency')
  assert.deepEqual(values.slice(3), [
    { value: 'CAD', label: 'Canadian dollar' },
    { value: 'JPY', label: 'JPY', accepted: true },
    { value: 'AUD', label: 'Australian dollar', accepted: true },
  ])
  const products = field(field(object, 'items').element.object, 'products')
  assert.equal(products.required, undefined)
  assert.equal(field(products.object, 'type').values.at(-1).value, 'TEMPLATE')
  for (const data of [describe('order-request'), jsonSchema('order-request')])
    assert.ok(!JSON.stringify(data).includes('TEMPLATE'), 'the data are not changed')
})
