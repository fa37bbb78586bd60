/**
 * The form without its rendering: built only from a description, it sends the filled fields that apply, and finds the
 * field of each problem. Field names are in these tests, and not in the form.
 */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const load = (name) => typescript(`www/src/views/form/${name}.ts`)
const [fields, made, calls, taking] = await Promise.all(['fields', 'sent', 'call', 'taking'].map(load))

const VERSION = '2024-02-05'
const description = () => api.describe('order-request', { version: VERSION })
const leftOf = (value, given = description()) => {
  const left = []
  const typed = taking.fitted({ kind: 'object', object: given.object }, value, '', left)
  return { typed, left }
}
const typedFor = (value, given) => {
  const { typed, left } = leftOf(value, given)
  assert.deepEqual(left, [])
  return typed
}
const sentOf = (typed, given = description()) => made.sentOf(given.object, typed)
const sent = (typed, given) => JSON.parse(sentOf(typed, given).text)
const findings = (typed, draft = false) => made.findingsIn(sentOf(typed), api, VERSION, draft)
const found = (typed, draft) => findings(typed, draft).map(({ problem, at }) => [problem.code, at])

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

test('an order that is filled in is sent as it was, and holds', () => {
  const typed = typedFor(ORDER)
  assert.deepEqual(sent(typed), ORDER)
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

test('a draft is told of what has the wrong form', () => {
  const typed = typedFor(ORDER)
  typed.items[0].distribution_method.email_address = 'ann@.'
  assert.deepEqual(found(typed, true), [['email', '/items/0/distribution_method/email_address']])
})

test('what does not count is kept, but not sent', () => {
  const typed = typedFor(ORDER)
  typed.payment_method.type = 'ACCOUNT_BALANCE'
  assert.deepEqual(sent(typed).payment_method, { type: 'ACCOUNT_BALANCE', currency: 'EUR' })
  assert.deepEqual(found(typed), [])
  typed.payment_method.type = 'CARD'
  assert.deepEqual(sent(typed), ORDER)
})

test('a value that the version does not allow is not sent', () => {
  assert.deepEqual(sent({ payment_method: { type: 'CASH', currency: 'EUR' } }).payment_method, { currency: 'EUR' })
})

test('only what counts is asked for', () => {
  const [{ object: payment }] = description().object.fields
  // The field then always applies, and is required only with a card.
  delete payment.fields[1].appliesWith
  const asked = (members) => fields.relevant(payment, members).map((field) => fields.isAsked(field, members))
  assert.deepEqual(asked({}), [true, false, true])
  assert.deepEqual(asked({ type: 'CARD' }), [true, true, true])
})

test('a list whose entries are all removed stays empty', () => {
  assert.deepEqual(found({ ...typedFor(ORDER), items: [] }), [['empty', '/items']])
})

test('a value left empty is not sent, and those behind it keep their fields', () => {
  const typed = typedFor(ORDER)
  const { values } = typed.items[0].products
  values[0] = ''
  const { text, places } = sentOf(typed)
  assert.deepEqual(JSON.parse(text).items[0].products.values, ['B'])
  assert.equal(places.get('/items/0/products/values/0'), '/items/0/products/values/1')
  values[1] = ''
  assert.deepEqual(found(typed), [['empty', '/items/0/products/values']])
})

test('a problem at a place without a field is told at the field around it', () => {
  const contract = { validate: () => ({ problems: [{ pointer: '/items/0/products/value/a' }, { pointer: '/x' }] }) }
  const all = made.findingsIn(sentOf(typedFor(ORDER)), contract, VERSION, false)
  assert.deepEqual(
    all.map(({ at }) => at),
    ['/items/0/products', ''],
  )
})

test('a field that is added to the tables is there by itself, of whatever kind', () => {
  const given = description()
  const common = { section: '2.4', basis: 'stated', since: VERSION }
  const added = [
    { ...common, name: 'a/b', label: 'Note', kind: 'text' },
    { ...common, name: 'extra', label: 'Anything', kind: 'any' },
    { ...common, name: 'tags', label: 'Tags', kind: 'list', element: { ...common, kind: 'text' } },
    {
      ...common,
      name: 'box',
      label: 'Box',
      kind: 'object',
      object: { title: 'Box', section: '2.4', fields: [], removed: [], notShown: [], open: true },
    },
  ]
  given.object.fields.push(...added)
  assert.deepEqual(Object.keys(sent(null, given)), ['payment_method', 'items'])
  const extended = { ...ORDER, 'a/b': 'x', extra: { n: [1, 'a'] }, tags: ['t'] }
  const typed = typedFor(extended, given)
  assert.deepEqual(sent(typed, given), extended)
  assert.equal(sentOf(typed, given).places.get('/a~1b'), '/a~1b')
  assert.equal(sent({ ...typed, extra: 'no JSON' }, given).extra, 'no JSON')
})

test('what a document brings and the form has no field for is told', () => {
  const document = structuredClone(ORDER)
  document.note = 'x'
  document.items[0].country = 'FR'
  document.items[1] = 'none'
  document.payment_method.currency = 'XXX'
  document.payment_method.card_id = 7
  assert.deepEqual(leftOf(document).left, [
    '/payment_method/card_id',
    '/payment_method/currency',
    '/items/0/country',
    '/items/1',
    '/note',
  ])
})

test('what an item carries beside its fields goes along, for the API documentation says that there is more', () => {
  const document = structuredClone(ORDER)
  document.items[0].face_value = 25
  assert.deepEqual(sent(typedFor(document)), document)
})

const take = (document) =>
  taking.takenFrom(typeof document === 'string' ? document : JSON.stringify(document), description(), api)

test('a document is taken up corrected, and what was done is told', () => {
  const taken = take({ ...ORDER, idempotency_key: 'k-1', payment_method: { ...ORDER.payment_method, currency: 'eur' } })
  assert.deepEqual(sent(taken.typed), ORDER)
  assert.deepEqual(taken.notes, [
    'Fixed: Change it to `EUR` (`/payment_method/currency`).',
    'Left out, because the form has no field for it: `/idempotency_key`.',
  ])
  const { notes } = take({ ...ORDER, note: 'x' })
  assert.deepEqual(notes, ['Left out, because the form has no field for it: `/note`.'])
})

test('the same fix of several entries is told once, with its place', () => {
  const items = ORDER.items.map((item, at) => ({
    ...item,
    country: 'FR',
    ...(at > 0 && { products: { type: 'single', value: 'C' } }),
  }))
  assert.deepEqual(take({ ...ORDER, items }).notes, [
    'Fixed: Remove `country` (`/items/*/country`).',
    'Fixed: Change it to `SINGLE` (`/items/*/products/type`).',
  ])
  const notes = items.map((item) => ({ ...item, products: { ...item.products, country: 'FR' } }))
  assert.deepEqual(take({ ...ORDER, items: notes, note: 'x' }).notes.slice(2), [
    'Left out, because the form has no field for it: `/items/*/products/country`, `/note`.',
  ])
})

test('numbers that the form cannot keep as they are written are told', () => {
  const notes = (members) => take(JSON.stringify(ORDER).replace('"items":[{', `"items":[{${members},`)).notes
  assert.deepEqual(notes('"a":25,"b":-0.5,"c":1e+21,"d":"10.50"'), [])
  assert.deepEqual(notes('"a":10.50,"b":[1,{"c":1E2}],"d":12345678901234567890,"e":-0'), [
    'JavaScript writes these numbers in another way, and may round them: `10.50`, `1E2`, `12345678901234567890`, `-0`. ' +
      'Use Validate to keep them as they are.',
  ])
})

test('what is no document for a form is refused with its reason', () => {
  const reason = (document) =>
    take(document).notes[0].replace(/^The form can't show this document, so nothing has changed: /, '')
  assert.equal(reason('{'), 'line 1, column 2: A name in double quotes or `}` is expected here.')
  assert.equal(reason('[]'), 'line 1, column 1: The order request must be an object.')
  assert.equal(
    reason('{"items":[],"items":[]}'),
    'line 1, column 13: `items` appears more than once in this object. Keep only one.',
  )
  assert.match(reason({ note: 'x'.repeat(70_000) }), /65536/)
})

test('what is to be filled in and what is to be corrected are counted', () => {
  const counts = (typed) => made.countsOf(findings(typed))
  const typed = typedFor(ORDER)
  assert.deepEqual(counts(typed), { missing: 0, wrong: 0 })
  typed.payment_method.card_id = ''
  typed.items[0].distribution_method.email_address = 'ann'
  assert.deepEqual(counts(typed), { missing: 1, wrong: 1 })
})

test('each field has a title that tells it from the same field of another entry', () => {
  const titles = (pointer) => fields.titlesAt(description().object, pointer)
  assert.deepEqual(titles('/payment_method/card_id'), ['Card ID'])
  assert.deepEqual(titles('/items'), ['Item list'])
  assert.deepEqual(titles('/items/1'), ['Item 2'])
  assert.deepEqual(titles('/items/0/distribution_method/email_address'), ['Item 1', 'E-mail address'])
  assert.deepEqual(titles('/items/0/products/values/1'), ['Item 1', 'Offered product 2'])
})

test('the call goes to the endpoint that takes the order, and holds', () => {
  const call = calls.callOf(JSON.stringify(ORDER), VERSION, calls.newKey())
  const { path: url, headers, ...rest } = call
  assert.deepEqual(api.validateCall({ ...rest, url, headers }, { version: VERSION }).problems, [])
  assert.equal(headers['content-type'], 'application/json')
  assert.equal(api.validateCall({ ...rest, url }).problems[0].code, 'required')
})

test('the code makes that very call', async () => {
  const body = JSON.stringify({ ...ORDER, note: "it's `$1` \\ \u2028" }, null, 2)
  const call = calls.callOf(body, VERSION, `it's "k" \\1 \${baseUrl}`)
  const run = new Function('fetch', 'baseUrl', `return (async () => {${calls.fetchOf(call)}; return response})()`)
  const made = await run((url, init) => ({ url, ...init }), 'https://api.example.com')
  assert.deepEqual(made, {
    url: `https://api.example.com${call.path}`,
    method: call.method,
    headers: call.headers,
    body: JSON.stringify(JSON.parse(body)),
  })
})

test('each key is a random UUID of its own', () => {
  const keys = new Set(Array.from({ length: 100 }, calls.newKey))
  assert.equal(keys.size, 100)
  for (const key of keys) assert.match(key, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('no field of the interface is named in the form', async () => {
  const folder = new URL('../../../www/src/views/form/', import.meta.url)
  const sources = (await readdir(folder)).filter((name) => /\.tsx?$/.test(name))
  const names = namesIn(description().object).filter((name) => name.includes('_'))
  assert.deepEqual(names, ['payment_method', 'card_id', 'distribution_method', 'email_address'])
  for (const source of sources) {
    const text = await readFile(new URL(source, folder), 'utf8')
    for (const name of names) assert.ok(!text.includes(name), `${source} names ${name}`)
  }
})

function namesIn(object) {
  const inside = ({ object, element }) => (object ? namesIn(object) : element ? inside(element) : [])
  return object.fields.flatMap((field) => [field.name, ...inside(field)])
}
