/**
 * The options `accept` and `optional`: as a law over all validation cases, and on a document of a real service. The cases
 * have what an amendment does; schema.test.mjs compares schemas that have them.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import amendments from '../reality/amendments.json' with { type: 'json' }
import ORDER from '../reality/order-request.template.json' with { type: 'json' }
import { amendmentsOf } from './amended.mjs'
import { readCases } from './case-files.mjs'
import { api, load } from './package.mjs'

const { validate, isValid, jsonSchema, describe, validateCall, versions } = api
const { createReceiver } = await load('edge')

const OURS = amendments['order-request']

/** What an amendment takes away. That it does, where a document is then valid, schema.test.mjs compares. */
const TAKEN = { accept: ['enum'], optional: ['required', 'empty'] }

test('an amendment takes away only its own findings, and adds none', async () => {
  const told = ({ code, pointer, severity }) => [code, pointer, severity].join()
  let taken = 0
  for (const { name, shape, text = '', options: given } of await readCases()) {
    if (shape.endsWith('-query') || given.amendments !== undefined) continue
    for (const version of versions) {
      const options = { ...given, version }
      const { problems, truncated } = validate(shape, text, options)
      // Each alone, of a list that begins with none and ends with all.
      for (const amendment of truncated ? [] : amendmentsOf(describe(shape, { version })).slice(1, -1)) {
        const [[kind, places]] = Object.entries(amendment)
        const [pattern] = kind === 'accept' ? Object.keys(places) : places
        const isOwn = ({ code, path }) => TAKEN[kind].includes(code) && endsWith(path, pattern)
        const left = validate(shape, text, { ...options, ...amendment }).problems.map(told)
        const others = problems.map((one) => [told(one), isOwn(one)]).filter(([one, own]) => !own || left.includes(one))
        assert.deepEqual(
          left,
          others.map(([one]) => one),
          `${shape}: ${name}, ${version}, ${pattern}`,
        )
        taken += problems.length - left.length
      }
    }
  }
  console.log(`taken away: ${taken} findings`)
  assert.ok(taken > 500)
})

const endsWith = (path, pattern) =>
  path
    .map((step) => `/${typeof step === 'number' ? '*' : step}`)
    .join('')
    .endsWith(pattern)

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
