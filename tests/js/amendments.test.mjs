/**
 * The options `accept` and `optional`: on the documents of a real service, and as laws over all validation cases.
 */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Ajv2020 from 'ajv/dist/2020.js'
import { readCaseFiles } from './case-files.mjs'
import { inputOf } from './case-input.mjs'
import { api, dist } from './package.mjs'

const { validate, isValid, is, parse, jsonSchema, describe, standardSchema, validateCall, convert, applyFixes } = api
const { versions } = api
const { validateStream } = await import(pathToFileURL(join(dist, 'stream.js')).href)
const { createReceiver } = await import(pathToFileURL(join(dist, 'edge.js')).href)

const folder = fileURLToPath(new URL('../reality/', import.meta.url))
const amendments = JSON.parse(await readFile(join(folder, 'amendments.json'), 'utf8'))
const reality = []
for (const file of (await readdir(folder)).sort()) {
  const shape = file.split('.')[0]
  if (/^(?:order|product)-?/.test(shape))
    reality.push({ file, shape, text: await readFile(join(folder, file), 'utf8') })
}

const ORDER = JSON.parse(reality.find(({ file }) => file === 'order-request.template.json').text)
const OURS = amendments['order-request']

test('documents of a real service are valid, by default or with its amendments', () => {
  const valid = reality.map(({ shape, text }) => [
    validate(shape, text).valid,
    validate(shape, text, amendments[shape]).valid,
  ])
  assert.ok(reality.length > 4 && valid.some(([byDefault]) => !byDefault))
  for (const [n, [, amended]] of valid.entries()) assert.ok(amended, reality[n].file)
})

test('they are converted there and back, every byte', () => {
  for (const { file, shape, text } of reality) {
    for (const [from, to] of versions.flatMap((from) => versions.map((to) => [from, to]))) {
      const there = convert(shape, text, { from, to })
      assert.ok(there.ok, file)
      const back = convert(shape, there.output, { from: to, to: from, complement: there.complement })
      assert.equal(back.output, text, `${file} from ${from}`)
    }
  }
})

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

/** Returns the amendments under which none of these problems remains. */
function amendmentsFor(problems, document, shape, entries) {
  const accept = {}
  const optional = []
  for (const problem of problems) {
    const pattern = patternOf(problem, shape, entries)
    const value = valueAt(document, problem.path)
    if (problem.code === 'required') optional.push(pattern)
    if (problem.code === 'enum' && typeof value === 'string') accept[pattern] = [...(accept[pattern] ?? []), value]
  }
  return { accept, optional }
}

const brief = ({ code, pointer, severity, basis, message }) => [
  code,
  pointer,
  severity,
  basis,
  code === 'enum' ? '' : message,
]

test('an amendment takes away its own finding and changes no other', async () => {
  const files = await readCaseFiles()
  let amended = 0
  for (const [path, text] of Object.entries(files.cases)) {
    const shape = path.split('/')[0]
    if (shape.endsWith('-query')) continue
    for (const testCase of JSON.parse(text)) {
      const source = inputOf(testCase, files).text
      const document = source === undefined ? undefined : parsed(source)
      if (document === undefined) continue
      for (const version of versions) {
        const options = { ...testCase.options, version, names: 'wire' }
        const { entries } = options
        const before = validate(shape, source, options)
        // `JSON.parse` keeps one of two values.
        if (before.truncated || before.problems.some(({ code }) => code === 'duplicate_key')) continue
        const { accept, optional } = amendmentsFor(before.problems, document, shape, entries)
        const isTakenAway = (problem) => {
          const pattern = patternOf(problem, shape, entries)
          if (problem.code === 'enum') return accept[pattern]?.includes(valueAt(document, problem.path))
          if (problem.code !== 'required' && problem.code !== 'empty') return false
          // An empty text is an error because the field is required, unless it has a form or is a list.
          const isText =
            problem.code === 'required' || (problem.found === 'string' && !/type|status|currency|email/.test(pattern))
          return optional.includes(pattern) && isText
        }
        const after = validate(shape, source, { ...options, accept, optional })
        const where = `${shape}: ${testCase.name}, ${version}`
        assert.deepEqual(
          after.problems.map(brief),
          before.problems.filter((one) => !isTakenAway(one)).map(brief),
          where,
        )
        assert.equal(isValid(shape, source, { ...options, accept, optional }), after.valid, where)
        if (after.problems.length < before.problems.length) amended++
      }
    }
  }
  console.log(`amended: ${amended} documents`)
  assert.ok(amended > 100)
})

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('the schema has the same amendments', async () => {
  const files = await readCaseFiles()
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true })
  const compiled = new Map()
  const tally = { valid: 0, invalid: 0 }
  for (const [path, text] of Object.entries(files.cases)) {
    const shape = path.split('/')[0]
    if (shape.endsWith('-query')) continue
    for (const testCase of JSON.parse(text)) {
      const source = inputOf(testCase, files).text
      const document = source === undefined ? undefined : parsed(source)
      const before = document === undefined ? undefined : validate(shape, source, { limits: testCase.options?.limits })
      if (
        before === undefined ||
        before.problems.some(({ code }) =>
          ['duplicate_key', 'entries', 'too_deep', 'too_large', 'encoding'].includes(code),
        )
      )
        continue
      const given = amendmentsFor(before.problems, document, shape)
      for (const level of ['implied', 'stated']) {
        const key = JSON.stringify([shape, level, given])
        if (!compiled.has(key)) compiled.set(key, ajv.compile(jsonSchema(shape, { level, ...given })))
        const schema = compiled.get(key)
        const { valid, problems } = validate(shape, source, { level, ...given, limits: testCase.options?.limits })
        assert.equal(
          schema(document),
          valid,
          `${shape}, ${testCase.name}, ${level}: ${JSON.stringify(schema.errors ?? problems)}`,
        )
        tally[valid ? 'valid' : 'invalid']++
      }
    }
  }
  console.log(`schemas with amendments: ${JSON.stringify(tally)}`)
  assert.ok(tally.valid > 300 && tally.invalid > 300)
})

test('an accepted value decides nothing about its siblings', () => {
  const order = (products) => JSON.stringify({ ...ORDER, items: [{ ...ORDER.items[0], products }] })
  for (const products of [{ type: 'TEMPLATE' }, { type: 'TEMPLATE', value: '' }, { type: 'TEMPLATE', values: [] }])
    assert.ok(validate('order-request', order(products), OURS).valid, JSON.stringify(products))
  // The documentation says of each that it is such a type, whatever the discriminator.
  assert.equal(validate('order-request', order({ type: 'TEMPLATE', value: 5 }), OURS).problems[0].code, 'type')
  assert.equal(validate('order-request', order({ type: 'SINGLE' }), OURS).problems[0].code, 'required')
})

test('a value is compared as it is read, and case matters', () => {
  const currency = (text) =>
    JSON.stringify({ ...ORDER, payment_method: { type: 'ACCOUNT_BALANCE', currency: '?' } }).replace('?', text)
  assert.ok(isValid('order-request', currency('\\u004aPY'), OURS))
  assert.ok(!isValid('order-request', currency('jpy'), OURS))
  const { expected, message } = validate('order-request', currency('CHF'), OURS).problems[0]
  assert.deepEqual(expected, ['EUR', 'GBP', 'USD', 'CAD', 'JPY', 'AUD'])
  assert.match(message, /`CAD`, `JPY` or `AUD`/)
  const twice = validate('order-request', currency('CHF'), {
    accept: { '/payment_method/currency': ['EUR', 'AUD', 'AUD'] },
  })
  assert.deepEqual(twice.problems[0].expected, ['EUR', 'GBP', 'USD', 'CAD', 'AUD'])
  assert.deepEqual(validate('order-request', currency('CHF')).problems[0].expected, ['EUR', 'GBP', 'USD', 'CAD'])
})

test('amendments that change between calls hold from then on', () => {
  const ours = { accept: { '/status': ['OPEN'] } }
  const text = '{"status":"CLOSED"}'
  assert.ok(!isValid('order-created', text, ours))
  ours.accept['/status'].push('CLOSED')
  assert.ok(isValid('order-created', text, ours))
  assert.ok(!isValid('order-created', text))
})

test('every function that validates takes amendments', async () => {
  assert.ok(is('order-request', ORDER, OURS) && !is('order-request', ORDER))
  assert.ok(parse('order-request', JSON.stringify(ORDER), OURS).ok)
  const schema = standardSchema('order-request', OURS)['~standard']
  assert.equal(schema.validate(ORDER).issues, undefined)
  assert.ok(JSON.stringify(schema.jsonSchema.input({ target: 'draft-2020-12' })).includes('TEMPLATE'))
  const call = { method: 'POST', url: '/v2/order', headers: { 'x-idempotency-key': 'k' }, body: ORDER }
  assert.ok(validateCall(call, OURS).valid && !validateCall(call).valid)
  const list = JSON.stringify([{ status: 'OPEN' }, { status: 'SHUT' }])
  const { problems } = validate('order-list', list, { accept: { '/status': ['OPEN'] } })
  assert.deepEqual(
    problems.map(({ code, pointer }) => [code, pointer]),
    [['enum', '/1/status']],
  )
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
  const { object } = describe('order-request', { ...OURS, optional: ['/items/*/products'] })
  const field = ({ fields }, name) => fields.find((field) => field.name === name)
  const { values } = field(field(object, 'payment_method').object, 'currency')
  assert.deepEqual(values.slice(3), [
    { value: 'CAD', label: 'Canadian dollar' },
    { value: 'JPY', label: 'JPY' },
    { value: 'AUD', label: 'AUD' },
  ])
  const products = field(field(object, 'items').element.object, 'products')
  assert.equal(products.required, undefined)
  assert.equal(field(products.object, 'type').values.at(-1).value, 'TEMPLATE')
  assert.ok(!JSON.stringify(describe('order-request')).includes('TEMPLATE'), 'the data are not changed')
  assert.ok(!JSON.stringify(jsonSchema('order-request')).includes('TEMPLATE'), 'the data are not changed')
})
