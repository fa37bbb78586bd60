/**
 * The form without its rendering: built only from a description, it sends the filled fields that apply, and finds the
 * field of each problem. Field names are in these tests, and not in the form.
 */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { at } from '../../../scripts/lib/paths.mjs'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const fields = await typescript('www/src/views/form/fields.ts')

const VERSION = '2024-02-05'
/** A copy, to which fields can be added: the package's own is frozen. */
const description = () => structuredClone(api.describe('order-request', { version: VERSION }))
const formOf = (typed, given = description(), type = () => {}) => ({ given, typed, type, asked: true, at: '', to: '' })
const sent = (...form) => fields.sentOf(formOf(...form))
const within = (place) => [place, ...fields.partsOf(place).flatMap(within)]
/** The value that stands at a place of what is sent: where its problems are told. */
const placeAt = (form, pointer) => within(form).find(({ to, given }) => to === pointer && given.kind !== 'list')
const found = (typed, draft = false) => {
  const { problems } = api.validate('order-request', sent(typed), { version: VERSION, draft })
  return problems.map(({ code, pointer }) => [code, placeAt(formOf(typed), pointer).at])
}

const ORDER = {
  payment_method: { type: 'CARD', card_id: 'C-1', currency: 'EUR' },
  items: [
    {
      distribution_method: { type: 'EMAIL', email_address: 'ann@example.com' },
      products: { type: 'MULTIPLE', values: ['A', 'B'] },
    },
    { distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'C' } },
  ],
}

test('an order that is filled in is sent as it was, with what an open object carries beside its fields, and holds', () => {
  const typed = structuredClone(ORDER)
  typed.items[0].face_value = 25
  assert.deepEqual(sent(typed), typed)
  assert.deepEqual(found(typed), [])
})

test('an empty form has one item, and sends what its fields hang on', () => {
  assert.deepEqual(sent(null), { payment_method: {}, items: [{ distribution_method: {}, products: {} }] })
})

test('what is missing is told of each field by its own name, and of a draft not at all', () => {
  assert.deepEqual(found(null), [
    ['required', '/payment_method/type'],
    ['required', '/payment_method/currency'],
    ['required', '/items/0/distribution_method/type'],
    ['required', '/items/0/products/type'],
  ])
  assert.deepEqual(found(null, true), [])
})

test('what does not count is kept, but not sent', () => {
  const typed = structuredClone(ORDER)
  typed.payment_method.type = 'ACCOUNT_BALANCE'
  assert.deepEqual(sent(typed).payment_method, { type: 'ACCOUNT_BALANCE', currency: 'EUR' })
  assert.deepEqual(found(typed), [])
  typed.payment_method.type = 'CARD'
  assert.deepEqual(sent(typed), ORDER)
})

test('only what counts is asked for', () => {
  const [payment] = description().object.fields
  // The field then always applies, and is required only with a card.
  delete payment.object.fields[1].appliesWith
  const asked = (members) => fields.partsOf(formOf(members, payment)).map((part) => part.asked)
  assert.deepEqual(asked({}), [true, false, true])
  assert.deepEqual(asked({ type: 'CARD' }), [true, true, true])
})

test('a value left empty is not sent, and those behind it keep their fields', () => {
  const typed = structuredClone(ORDER)
  const { values } = typed.items[0].products
  values[0] = ''
  assert.deepEqual(sent(typed).items[0].products.values, ['B'])
  assert.equal(placeAt(formOf(typed), '/items/0/products/values/0').at, '/items/0/products/values/1')
  values[1] = ''
  // What is wrong with the list is at its first field.
  assert.deepEqual(sent(typed).items[0].products.values, [])
  assert.deepEqual(found(typed), [['empty', '/items/0/products/values/0']])
})

test('what is typed in a field, or added or removed, changes only that', () => {
  let typed = structuredClone(ORDER)
  const type = (value) => {
    typed = value
  }
  const at = (pointer) => within(formOf(typed, description(), type)).find((place) => place.at === pointer)
  at('/items/0/products/values/1').type('Z')
  at('/items/1').remove()
  const [first] = structuredClone(ORDER).items
  first.products.values[1] = 'Z'
  assert.deepEqual(typed, { ...ORDER, items: [first] })
  typed = null
  at('/items/0/products/type').type('SINGLE')
  assert.deepEqual(typed, { items: [{ products: { type: 'SINGLE' } }] })
})

test('a field that is added to the tables is there by itself', () => {
  const given = description()
  given.object.fields.push(
    { name: 'a/b', kind: 'text' },
    { name: 'tags', kind: 'list', element: { kind: 'text' } },
    { name: 'box', kind: 'object', object: { fields: [], removed: [], open: true } },
    // What is required in a part that is not filled in is not sent.
    { name: 'case', kind: 'object', object: { fields: [given.object.fields[0]], removed: [], open: false } },
  )
  assert.deepEqual(Object.keys(sent(null, given)), ['payment_method', 'items'])
  const typed = { ...ORDER, 'a/b': 'x', tags: ['t'], box: { more: true } }
  assert.deepEqual(sent(typed, given), typed)
  assert.equal(placeAt(formOf(typed, given), '/a~1b').at, '/a~1b')
})

test('an entry is told in words', () => {
  const words = within(formOf(ORDER))
    .filter((place) => place.remove && place.given.object)
    .map(fields.wordsOf)
  assert.deepEqual(words, [
    ['E-mail', 'ann@example.com', 'Several products', 'A', 'B'],
    ['Payout link', 'One product', 'C'],
  ])
})

test('what a document brings and the form has no field for is not sent', () => {
  const document = structuredClone(ORDER)
  document.note = 'x'
  document.items[1] = 'none'
  document.payment_method.currency = 'XXX'
  document.payment_method.card_id = 7
  const { payment_method, items, ...more } = sent(document)
  assert.deepEqual([payment_method, items[1], more], [{ type: 'CARD' }, { distribution_method: {}, products: {} }, {}])
})

test('no field of the API documentation is named in the form', async () => {
  const names = JSON.stringify(description()).match(/(?<="name":")\w+_\w+/g)
  assert.ok(names.length > 3)
  const folder = at('www', 'src', 'views', 'form')
  for (const source of await readdir(folder)) {
    const text = await readFile(join(folder, source), 'utf8')
    for (const name of names) assert.ok(!text.includes(name), `${source} names ${name}`)
  }
})
