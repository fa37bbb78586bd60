/**
 * The limits of a report, counted by structure and never in seconds.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { api, dist } from './package.mjs'

const { validate, validateCall, convert, detectVersion, standardSchema, versions } = api
const { codes, fatalCodes, severities } = await import(pathToFileURL(`${dist}/generated/tables.js`).href)
const beneath = (name, times) => `{"${name}":{${Array(times).fill('"a":1')}}}`

test('the pointer of a long name is whole, and the problem plain data', () => {
  const [problem] = validate('product-update', beneath('~'.repeat(50_000), 110)).problems
  assert.equal(problem.pointer, `/${'~0'.repeat(50_000)}/a`)
  assert.deepEqual(structuredClone(problem), problem)
})

test('a conversion without a list of problems says that it failed', () => {
  const options = { from: '2023-07-27', to: '2024-02-05', limits: { findings: 0, bytes: 3 } }
  for (const body of ['{"a":1}', { a: 1n }]) {
    const { ok, problems } = convert('order', body, options)
    assert.deepEqual([ok, problems.length], [false, 1])
  }
})

test('the error of an invalid value is an issue, however many warnings precede it under a long name', () => {
  const warned = { status: 'FAILED', id: 1, message: 1, z: 1 }
  const page = { ['k'.repeat(20_000)]: [...Array(60).fill(warned), { status: 'NOPE' }] }
  const issuesOf = (value, options) => standardSchema('order-list', options)['~standard'].validate(value).issues
  assert.deepEqual(
    issuesOf(page).map(({ code }) => code),
    ['enum'],
  )
  assert.deepEqual(
    issuesOf(page, { only: ['/x'] }).map(({ code, pointer }) => [code, pointer]),
    [['enum', '']],
  )
  let calls = 0
  const fickle = { toJSON: () => ({ status: calls++ === 0 ? 'NO' : 'FAILED', id: 1, message: 1 }) }
  assert.equal(issuesOf([fickle]).length, 1)
})

test('a long name above many entries costs little where it is detected and converted', () => {
  const page = JSON.stringify({ ['k'.repeat(100_000)]: Array(20_000).fill({ items: [{ redemption_url: 'u' }] }) })
  assert.equal(detectVersion('order-list', page).evidence.length, 100)
  const limits = { findings: 1e6 }
  const { candidates, evidence } = detectVersion('order-list', page, { limits })
  const excluded = versions.length - 1
  assert.deepEqual([candidates, evidence.length], [['2023-07-27'], excluded * 20_000])
  const before = process.memoryUsage().heapUsed
  const { changes } = convert('order-list', page, { from: '2023-07-27', to: '2024-02-05' })
  assert.equal(changes.length, 20_000)
  assert.ok(changes.at(-1).to.endsWith('k/19999/items/0/payout'))
  assert.ok(process.memoryUsage().heapUsed - before < 200e6)
})

test('severities of every code, in any order, touch no limit and no other code', () => {
  const all = Object.fromEntries(codes.map((code) => [code, fatalCodes.includes(code) ? 'error' : 'info']))
  const reversed = Object.fromEntries(Object.entries(all).reverse())
  const text = '{"status":"FAILED","x":[[1]],"products":1}'
  for (const severity of [all, reversed]) {
    const limited = (limits) => validate('order', text, { severity, limits })
    const { problems } = limited({ bytes: text.length, depth: 3, findings: 50 })
    assert.ok(problems.length > 3)
    for (const problem of problems) assert.equal(problem.severity, 'info', problem.code)
    assert.deepEqual(
      limited({ bytes: text.length - 1 }).problems.map(({ code }) => code),
      ['too_large'],
    )
    assert.equal(limited({ depth: 2 }).problems.at(-1).code, 'too_deep')
    assert.equal(limited({ findings: problems.length }).truncated, false)
    assert.equal(limited({ findings: problems.length - 1 }).truncated, true)
  }
})

test('each severity of each code by itself reaches that code', () => {
  const text = '{"status":"COMPLETED","x":1,"is_complete":1,"payment_method":{"type":"NO"}}'
  const before = validate('order', text).problems
  // Off unless it is asked for.
  const UNSAID = 'undocumented'
  const found = new Set(before.map(({ code }) => code))
  assert.ok(found.size >= 2, [...found].join())
  for (const code of codes) {
    if (fatalCodes.includes(code)) continue
    for (const severity of severities) {
      const changed = validate('order', text, { severity: { [code]: severity } }).problems
      const others = (problems) => problems.filter((problem) => problem.code !== code)
      assert.deepEqual(others(changed), others(before), `${code}: ${severity}`)
      const own = changed.filter((problem) => problem.code === code)
      assert.equal(own.length > 0, severity !== 'off' && (found.has(code) || code === UNSAID), `${code}: ${severity}`)
      for (const problem of own) assert.equal(problem.severity, severity)
    }
  }
})

function canStringify(value) {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

test('a value that is too deep is told so, with the limit that it breaks', () => {
  let value = { status: 'FAILED' }
  for (let i = 0; i < 100_000; i++) value = { value }
  for (const depth of [64, 7]) {
    const { problems } = validate('order-created', value, { limits: { depth } })
    assert.equal(problems.length, 1)
    assert.equal(problems[0].code, 'too_deep')
    assert.match(problems[0].message, new RegExp(`\\b${depth}\\b`))
    const text = validate('order-created', `{"x":${'['.repeat(100)}`, { limits: { depth } }).problems.at(-1)
    assert.equal(problems[0].message, text.message)
  }
  // Where JSON.stringify has no limit of its own, as in Node 26, the core finds the place in the text.
  const place = canStringify(value) ? `/body${'/value'.repeat(64)}` : '/body'
  const call = validateCall({ method: 'POST', url: '/v2/order', body: value }).problems.at(-1)
  assert.deepEqual([call.code, call.pointer], ['too_deep', place])
})

test('assumptions are masked', () => {
  const text = '{"ann@example.com":[{"status":"COMPLETED"}]}'
  const { assumptions } = validate('order-list', text)
  assert.equal(assumptions.length, 1)
  assert.doesNotMatch(assumptions[0], /ann|example/)
  assert.match(validate('order-list', text, { mask: false }).assumptions[0], /ann@example\.com/)
})
