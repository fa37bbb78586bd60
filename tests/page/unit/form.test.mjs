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
const [fields, documents, findings, calls, titles, taking] = await Promise.all(
  ['fields', 'document', 'findings', 'call', 'titles', 'taking'].map(load),
)

const VERSION = '2024-02-05'
const description = () => api.describe('order-request', { version: VERSION })
const formFor = (value) => {
  const form = fields.formOf(description())
  assert.deepEqual(taking.fill(form, value), [])
  return form
}
const at = (form, pointer) => documents.fieldAt(pointer, documents.documentOf(form).places)
const sent = (form) => JSON.parse(documents.documentOf(form).text)
const found = (form, draft = false) =>
  findings
    .findingsIn(documents.documentOf(form), api, VERSION, draft)
    .map(({ problem, field }) => [problem.code, field.given.label])

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
  const form = formFor(ORDER)
  assert.deepEqual(sent(form), ORDER)
  assert.deepEqual(found(form), [])
})

test('an empty form has one item, and sends what its fields hang on', () => {
  const form = fields.formOf(description())
  assert.deepEqual(sent(form), { payment_method: {}, items: [{ distribution_method: {}, products: {} }] })
})

test('what is missing is told of each field by its own name, and of a draft not at all', () => {
  const form = fields.formOf(description())
  assert.deepEqual(found(form), [
    ['required', 'Payment type'],
    ['required', 'Currency'],
    ['required', 'Distribution type'],
    ['required', 'Selection type'],
  ])
  assert.deepEqual(found(form, true), [])
})

test('a draft is told of what has the wrong form', () => {
  const form = formFor(ORDER)
  at(form, '/items/0/distribution_method/email_address').text = 'ann@.'
  assert.deepEqual(found(form, true), [['email', 'E-mail address']])
})

test('what does not count is kept, but not sent', () => {
  const form = formFor(ORDER)
  const paidBy = at(form, '/payment_method/type')
  paidBy.text = 'ACCOUNT_BALANCE'
  assert.deepEqual(sent(form).payment_method, { type: 'ACCOUNT_BALANCE', currency: 'EUR' })
  assert.deepEqual(found(form), [])
  paidBy.text = 'CARD'
  assert.deepEqual(sent(form), ORDER)
})

test('only what counts is asked for', () => {
  const given = description()
  const [payment] = given.object.fields
  // The field then always applies, and is required only with a card.
  delete payment.object.fields[1].appliesWith
  const group = fields.formOf(given).members[0].field
  const [paidBy] = group.members
  const asked = () => fields.relevant(group).map((member) => fields.isAsked(member, group))
  assert.deepEqual(asked(), [true, false, true])
  paidBy.field.text = 'CARD'
  assert.deepEqual(asked(), [true, true, true])
})

test('lists grow and shrink, and findings follow their fields', () => {
  const form = formFor(ORDER)
  const items = at(form, '/items')
  const second = items.entries[1]
  assert.equal(fields.shrink(items, items.entries[0]), 0)
  assert.deepEqual(sent(form).items, [ORDER.items[1]])
  assert.equal(at(form, '/items/0'), second)
  fields.grow(items)
  assert.deepEqual(found(form), [
    ['required', 'Distribution type'],
    ['required', 'Selection type'],
  ])
  while (items.entries.length > 0) fields.shrink(items, items.entries[0])
  assert.deepEqual(found(form), [['empty', 'Item list']])
})

test('a value left empty is not sent, and those behind it keep their fields', () => {
  const form = formFor(ORDER)
  const { entries } = at(form, '/items/0/products/values')
  entries[0].text = ''
  assert.deepEqual(sent(form).items[0].products.values, ['B'])
  assert.equal(at(form, '/items/0/products/values/0'), entries[1])
  entries[1].text = ''
  assert.deepEqual(found(form), [['empty', 'Product list']])
})

test('a missing place is told at the field around it', () => {
  const form = formFor(ORDER)
  assert.equal(at(form, '/items/0/products/values/7/a'), at(form, '/items/0/products/values'))
  assert.equal(at(form, '/nowhere'), form)
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
  const form = fields.formOf(given)
  assert.deepEqual(Object.keys(sent(form)), ['payment_method', 'items'])
  const extended = { ...ORDER, 'a/b': 'x', extra: { n: [1, 'a'] }, tags: ['t'] }
  assert.deepEqual(taking.fill(form, extended), [])
  assert.deepEqual(sent(form), extended)
  at(form, '/extra').text = 'no JSON'
  assert.equal(sent(form).extra, 'no JSON')
  assert.equal(at(form, '/a~1b').text, 'x')
})

test('all that was typed goes into another form, also what does not count', () => {
  const form = formFor(ORDER)
  at(form, '/payment_method/type').text = 'ACCOUNT_BALANCE'
  const other = formFor(taking.typedIn(form))
  assert.deepEqual(sent(other), sent(form))
  at(other, '/payment_method/type').text = 'CARD'
  assert.deepEqual(sent(other), ORDER)
})

test('what a document brings and the form has no field for is told', () => {
  const form = fields.formOf(description())
  const document = structuredClone(ORDER)
  document.note = 'x'
  document.items[0].country = 'FR'
  document.items[1] = 'none'
  document.payment_method.currency = 'XXX'
  document.payment_method.card_id = 7
  assert.deepEqual(taking.fill(form, document), [
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
  const form = formFor(document)
  assert.deepEqual(sent(form), document)
  assert.deepEqual(sent(formFor(taking.typedIn(form))), document)
})

const take = (document) =>
  taking.takenFrom(typeof document === 'string' ? document : JSON.stringify(document), description(), api)

test('a document is taken up corrected, its key beside it, and what was done is told', () => {
  const taken = take({ ...ORDER, idempotency_key: 'k-1', payment_method: { ...ORDER.payment_method, currency: 'eur' } })
  assert.deepEqual(sent(taken.form), ORDER)
  assert.equal(taken.key, 'k-1')
  assert.deepEqual(taken.notes, [
    'Fixed: Change it to `EUR` (`/payment_method/currency`).',
    'Fixed: Send `idempotency_key` in the header `x-idempotency-key` (`/idempotency_key`).',
  ])
  const { key, notes } = take({ ...ORDER, note: 'x' })
  assert.deepEqual([key, notes], [undefined, ['Left out, because the form has no field for it: `/note`.']])
})

test('the same fix of several entries is told once, with its place and how often', () => {
  const items = ORDER.items.map((item, at) => ({
    ...item,
    country: 'FR',
    ...(at > 0 && { products: { type: 'single', value: 'C' } }),
  }))
  assert.deepEqual(take({ ...ORDER, items }).notes, [
    'Fixed: Remove `country` (`/items/*/country` × 2).',
    'Fixed: Change it to `SINGLE` (`/items/1/products/type`).',
  ])
  const notes = items.map((item) => ({ ...item, products: { ...item.products, country: 'FR' } }))
  assert.deepEqual(take({ ...ORDER, items: notes, note: 'x' }).notes.slice(2), [
    'Left out, because the form has no field for it: `/items/*/products/country` × 2, `/note`.',
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

test('what came filled in is checked at once, what is missing waits', () => {
  const { form } = take({ payment_method: { type: 'CARD' } })
  const reached = [...fields.within(form)].filter((field) => field.reached)
  assert.deepEqual(reached, [at(form, '/payment_method/type')])
})

test('what is no document for a form is refused with its reason', () => {
  const reason = (document) => take(document).reason
  assert.equal(reason('{'), 'line 1, column 2: A name in double quotes or `}` is expected here.')
  assert.equal(reason('[]'), 'line 1, column 1: The order request must be an object.')
  assert.equal(
    reason('{"items":[],"items":[]}'),
    'line 1, column 13: `items` appears more than once in this object. Keep only one.',
  )
  assert.match(reason({ note: 'x'.repeat(70_000) }), /65536/)
})

test('what is to be filled in and what is to be corrected are counted', () => {
  const counts = (form) => findings.countsOf(findings.findingsIn(documents.documentOf(form), api, VERSION, false))
  const form = formFor(ORDER)
  assert.deepEqual(counts(form), { missing: 0, wrong: 0 })
  at(form, '/payment_method/card_id').text = ''
  at(form, '/items/0/distribution_method/email_address').text = 'ann'
  assert.deepEqual(counts(form), { missing: 1, wrong: 1 })
})

test('each field has a title that tells it from the same field of another entry', () => {
  const form = formFor(ORDER)
  const titleAt = (pointer) => titles.titlesIn(form).get(at(form, pointer))
  assert.deepEqual(titleAt('/payment_method/card_id'), ['Card ID'])
  assert.deepEqual(titleAt('/items'), ['Item list'])
  assert.deepEqual(titleAt('/items/1'), ['Item 2'])
  assert.deepEqual(titleAt('/items/0/distribution_method/email_address'), ['Item 1', 'E-mail address'])
  assert.deepEqual(titleAt('/items/0/products/values/1'), ['Item 1', 'Offered product 2'])
})

test('the call goes to the endpoint that takes the order, and holds', () => {
  const call = calls.callOf(JSON.stringify(ORDER), VERSION, calls.newKey())
  assert.equal(api.endpointOf(call.method, call.path)?.body, 'order-request')
  assert.deepEqual(api.validateCall({ ...call, url: call.path }, { version: VERSION }).problems, [])
  assert.equal(call.headers['content-type'], 'application/json')
  const { headers, ...bare } = call
  assert.equal(api.validateCall({ ...bare, url: call.path }).problems[0].code, 'required')
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
