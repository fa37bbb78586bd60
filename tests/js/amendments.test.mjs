/**
 * The options `accept` and `optional`: as a law over all validation cases, and on a document of a real service. The cases
 * have what an amendment does; schema.test.mjs compares schemas that have them.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readCases } from './case-files.mjs'
import { api, load } from './package.mjs'

const { validate, isValid, jsonSchema, describe, validateCall, versions } = api
const { createReceiver } = await load('edge')

const read = (file) => JSON.parse(readFileSync(new URL(`../reality/${file}`, import.meta.url), 'utf8'))
const OURS = read('amendments.json')['order-request']
const ORDER = read('order-request.template.json')

/** Returns the pointer of a problem as amendments take it: from the entry of a list, with * for each element. */
function patternOf({ path }, document, shape, entries) {
  // The option says nothing about a list that is the document itself.
  const isTold = entries !== undefined && !Array.isArray(document)
  const list = isTold ? entries.split('/').length - 1 : path.findIndex((step) => typeof step === 'number')
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
    const pattern = patternOf(problem, document, shape, entries)
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
    if (document === undefined || given.amendments !== undefined) continue
    for (const version of versions) {
      const options = { ...given, version, names: 'wire' }
      const before = validate(shape, text, options)
      // `JSON.parse` keeps one of two values.
      if (before.truncated || before.problems.some(({ code }) => code === 'duplicate_key')) continue
      // An empty value that may be missing has another basis.
      const others = before.problems.filter(({ code }) => code !== 'empty')
      const { accept, optional } = amendmentsFor(others, document, shape, options.entries)
      const isTakenAway = (problem) => {
        const pattern = patternOf(problem, document, shape, options.entries)
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

// law.test.mjs has all other functions.
test('calls and the receiver take amendments', async () => {
  const call = { method: 'POST', url: '/v2/order', headers: { 'x-idempotency-key': 'k' }, body: ORDER }
  assert.ok(validateCall(call, OURS).valid && !validateCall(call).valid)
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
