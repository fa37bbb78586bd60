/** The laws of conversion on documents: they hold for this converter, and each fault that is planted in it is found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formsOf } from '../lib/answers.mjs'
import { readAnswers } from './case-files.mjs'
import { api, DOWN, load, UP } from './package.mjs'

const { verifyConversion } = api
const { verifyBy, LAWS } = await load('verify')

test('every law holds for each document that a question converts, as text, as bytes and as values', async (context) => {
  const counts = Object.fromEntries(Object.keys(LAWS).map((law) => [law, 0]))
  for (const { question, answer } of await readAnswers()) {
    const { shape, convert } = question
    if (!answer.converted?.ok) continue
    const { from, to, payoutUrl = '/url', entries = undefined } = convert
    for (const [form, input] of formsOf(question)) {
      const { ok, laws, counterexample } = verifyConversion(shape, input, { from, to, payoutUrl, entries })
      assert.ok(ok, `${form}, ${JSON.stringify([question, counterexample])}`)
      for (const law of Object.keys(LAWS)) if (laws[law]) counts[law]++
    }
  }
  context.diagnostic(JSON.stringify(counts))
  for (const [law, count] of Object.entries(counts)) assert.ok(count > 2_000, law)
})

test('what was not valid before says nothing about the law of validity', () => {
  const laws = { back: true, kept: true, invented: true, edited: true, pure: true }
  assert.deepEqual(verifyConversion('order', '{"status":"FAILED","id":1,"message":2}', DOWN).laws, {
    ...laws,
    valid: true,
  })
  assert.deepEqual(verifyConversion('order', '{"items":[]}', DOWN).laws, { ...laws, valid: null })
})

test('identifiers that repeat in another spelling keep it in the law of edits', () => {
  const product = (id) => `{"approval_state":"A","id":"${id}"}`
  for (const id of ['o\\u002d1', 'o-2'])
    assert.equal(verifyConversion('product-list', `[${product('o-1')},${product(id)}]`, DOWN).laws.edited, true)
})

/** Changes what a conversion returns, if it was converted. */
const returning = (change) => (shape, input, options) => {
  const made = api.convert(shape, input, options)
  return made.ok ? { ...made, ...change(made, options, input) } : made
}

/** Replaces the output, which can be text or bytes. */
const writing = (change) =>
  returning(({ output }, options) => {
    const text = change(Buffer.from(output).toString(), options)
    return { output: typeof output === 'string' ? text : Buffer.from(text) }
  })

const isForward = ({ complement }) => complement === undefined

/** Faults, each with the laws that find it. */
const FAULTS = {
  'loses a member': [['kept'], writing((text) => text.replace(',"n":1.10', ''))],
  'loses a member that the complement restores': [
    ['kept'],
    (shape, input, options) => {
      const made = api.convert(shape, input, options)
      if (!made.ok) return made
      if (isForward(options))
        return { ...made, output: made.output.replace(',"n":1.10', ''), complement: [made.complement] }
      const [complement] = options.complement
      const back = api.convert(shape, input, { ...options, complement })
      return { ...back, output: back.output.replace(/\}$/, ',"n":1.10}') }
    },
  ],
  'loses without saying so': [['kept'], returning(({ losses }) => ({ losses: losses.slice(1) }))],
  'invents a member': [['invented'], writing((text) => text.replace(/\}(\s*)$/, ',"currency":"EUR"}$1'))],
  'invents a value': [['invented'], writing((text) => text.replace('"a"', '"b"'))],
  'reorders members': [
    ['back'],
    writing((text) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()))),
  ],
  'reorders the elements of a list': [
    ['invented', 'kept'],
    writing((text) => JSON.stringify({ ...JSON.parse(text), items: JSON.parse(text).items.reverse() })),
  ],
  'rounds numbers': [['invented', 'kept'], writing((text) => text.replace('1.10', '1.1'))],
  'removes white space': [['back'], writing((text) => text.trim())],
  'forgets the complement': [['back'], returning(() => ({ complement: null }))],
  'restores what was lost over an edit': [
    ['edited'],
    writing((text, options) => (isForward(options) ? text : text.replace(/order-contract verify \d+/g, 'v'))),
  ],
  'restores what was taken away': [
    ['edited'],
    writing((text, options) => {
      const isLess = !isForward(options) && !/"url"/.test(text)
      return isLess ? text.replace('"payout":{', '"payout":{"url":"v",') : text
    }),
  ],
  'drops what was added': [['edited'], writing((text) => text.replace(/,"order-contract verify":"[^"]*"/, ''))],
  'lists no gap': [['valid'], returning(() => ({ gaps: [] }))],
  'answers differently each time': [['pure'], ((n) => returning(() => ({ assumptions: [`${n++}`] })))(0)],
  'writes into the input': [
    ['pure'],
    returning((_, __, input) => {
      if (typeof input !== 'string') input[input.length - 1] = 0x20
    }),
  ],
  'converts back never': [
    ['back', 'edited'],
    (shape, input, options) => api.convert(shape, isForward(options) ? input : '{', options),
  ],
  'writes no JSON': [['kept'], writing((text) => `${text}"`)],
}

test('each planted fault is found, by its laws', () => {
  const order = ` {"items":[{"id":"a","payout":{"url":"v","s":[1,2,{"b":"]"}]}},{"id":"b","payout":7}],"n":1.10}\n`
  const product = '{"code":"P"}'
  for (const [name, [laws, convert]] of Object.entries(FAULTS)) {
    const by = { convert, validate: api.validate }
    const [shape, text, options] = laws[0] === 'valid' ? ['product', product, UP] : ['order', order, DOWN]
    const input = name === 'writes into the input' ? Buffer.from(text) : text
    const result = verifyBy(by, shape, input, options)
    const broken = Object.keys(result.laws).filter((law) => result.laws[law] === false)
    assert.equal(result.ok, false, name)
    for (const law of laws) assert.ok(broken.includes(law), `${name}: ${broken}`)
    assert.equal(result.counterexample.law, broken[0])
  }
  assert.equal(verifyBy(api, 'order', order, DOWN).ok, true)
  assert.equal(verifyBy(api, 'product', product, UP).ok, true)
})

test('a value that a change computes is another one, and no other may be', () => {
  const computed = (shape, input, options) => {
    const made = isForward(options)
      ? api.convert(shape, input, options)
      : api.convert(shape, input.replace('"U"', '"u"'), options)
    return made.ok && isForward(options) ? { ...made, output: made.output.replace('"u"', '"U"') } : made
  }
  const order = '{"items":[{"redemption_url":"u","note":"n"}]}'
  const lawsOf = (by) => verifyBy({ ...api, ...by }, 'order', order, UP).laws
  const computing = api.changes.map(({ id }) => id)
  const whole = { back: true, kept: true, invented: true, valid: null, edited: true, pure: true }
  assert.deepEqual(lawsOf({ convert: computed, computing }), whole)
  assert.deepEqual(lawsOf({ convert: computed }), { ...whole, kept: false, invented: false })
  const rewritten = returning(({ output }) => ({ output: output.replace('"n"', '"N"') }))
  assert.equal(lawsOf({ convert: rewritten, computing }).invented, false)
})

test('several changes that lead into one member are told apart', () => {
  const JOINED = [
    { id: 'x', from: '/a', to: '/c' },
    { id: 'x', from: '/b', to: '/c' },
  ]
  const joined = ({ a, b, ...others }) => ({ c: { a, b }, ...others })
  const apart = ({ c, ...others }) => ({ ...c, ...others })
  const convert = (_, input, options) => ({
    ...{ ok: true, losses: [], gaps: [], complement: {}, changes: JOINED },
    output: JSON.stringify((isForward(options) ? joined : apart)(JSON.parse(input))),
  })
  const by = { convert, validate: () => ({ valid: true, problems: [] }) }
  assert.equal(verifyBy(by, 'order', '{"a":"1","b":"2"}', UP).counterexample, undefined)
})

test('a counterexample names the place, and shows nothing of the document', () => {
  const by = { ...api, convert: writing((text) => text.replace('ann@example.com', 'bob@example.com')) }
  const order =
    '{"id":"O-7","items":[{"redemption_url":"u"},{"redemption_url":"u","my note":{"to":"ann@example.com"},"n":-12.50e1}],"status":"FAILED"}'
  const { counterexample } = verifyBy(by, 'order', order, UP)
  assert.deepEqual(counterexample, {
    law: 'back',
    pointer: '/items/1/*/*',
    document:
      '{"id":"x1","items":[{"redemption_url":"x2"},{"redemption_url":"x2","x3":{"x4":"x5"},"x6":-11.11e1}],"status":"FAILED"}',
  })
  const query = { ...api, convert: writing((text) => `${text}&y=1`) }
  const found = verifyBy(query, 'product-query', 'limit=20&x=ann', UP).counterexample
  assert.deepEqual([found.pointer, found.document], ['/*/0', 'limit=x1&x2=x3'])
})

test('what is not converted is reported, and what is long or deep is verified', () => {
  for (const [input, code] of [
    ['{"a":1,}', 'syntax'],
    [Buffer.of(0x22, 0xff, 0x22), 'encoding'],
    [' '.repeat(2_000_000), 'too_large'],
    [1n, 'not_serializable'],
    [undefined, 'not_serializable'],
  ]) {
    const { ok, laws, problems } = verifyConversion('order', input, UP)
    assert.deepEqual([ok, laws.back, problems[0].code], [false, null, code])
  }
  const long = `{"items":[{"redemption_url":"${'\\\\\\"'.repeat(400_000)}"}]}`
  assert.equal(verifyConversion('order', long, { ...UP, limits: { bytes: 10_000_000 } }).ok, true)
  const deep = `{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`
  assert.equal(verifyConversion('order', deep, { ...UP, limits: { depth: 10_000 } }).ok, true)
})
