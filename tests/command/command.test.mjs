/**
 * The command as a process: its answers and exit codes. Other tests check the results for documents. Here they must be
 * the same.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { BROKEN, converted, DOCUMENTS, jsonLines, pumped, validateStream } from '../js/archives.mjs'
import { ANY_VERSION, api, DOWN, UP } from '../js/package.mjs'
import {
  checked,
  content,
  DOWN_OPTIONS,
  down,
  file,
  folder,
  main,
  run,
  says,
  spawned,
  UP_OPTIONS,
  up,
} from './process.mjs'

/** The versions of an order as `detect` prints them: of any, of one with `payout`, and of one with `redemption_url`. */
const [ANY, OF_PAYOUT, OF_URL] = ['{}', DOCUMENTS[0], '{"items":[{"redemption_url":"u"}]}'].map((text) =>
  api.detectVersion('order', text).candidates.join(' or '),
)

/** Runs the command. Returns what it lists. */
const listed = (...args) => jsonLines(run([...args, '--format', 'ndjson']).stdout)

test('API, stream and command give the same answers', async () => {
  const archive = [...DOCUMENTS, ...BROKEN, '{"a":1,\r"status":"DONE"}'].join('\n')
  const options = ['--rejects', 'r.ndjson', '--complements', 'c.ndjson', '--summary', 's.json', '-o', 'out.ndjson']
  const { status } = down(file('a.ndjson', archive), ...options)
  const stream = await converted(archive, 'order', DOWN)
  assert.equal(status, 1)
  assert.equal(content('out.ndjson'), stream.output)
  assert.equal(content('c.ndjson'), stream.complements)
  assert.deepEqual(JSON.parse(content('s.json')), stream.summary)
  assert.deepEqual(jsonLines(content('r.ndjson')), stream.rejects)

  const { output } = await pumped(archive, validateStream('order'))
  assert.deepEqual(
    listed('validate', 'order', 'a.ndjson'),
    jsonLines(output).map((line) => ({ file: 'a.ndjson', ...line })),
  )
})

test('a file of another name is one document, whatever lines it has', () => {
  for (const text of [JSON.stringify(JSON.parse(DOCUMENTS[0]), null, 2), '{\n"items":[}\n']) {
    const one = api.convert('order', Buffer.from(text), DOWN)
    const { status } = down(file('one.json', text), '--rejects', 'r.ndjson', '-o', 'one.out')
    assert.equal(status, one.ok ? 0 : 1)
    assert.equal(content('one.out'), one.ok ? Buffer.from(one.output).toString() : '')
    assert.deepEqual(jsonLines(content('r.ndjson'))[0]?.problems, one.ok ? undefined : one.problems)
  }
})

test('the other commands answer as the package does', () => {
  const request = file('r.json', '{"items":[{"country":"GB"}]}')
  const { output } = api.applyFixes('order-request', content(request))
  const left = { stdout: output, stderr: /^Fixed: Remove `country`[\s\S]*error required/ }
  says(['validate', 'order-request', request, '--fix'], 1, left)
  const fixed = ['validate', 'order-created', file('f.json', '{"status":"completed"}'), '--fix', '-o', '-']
  says(fixed, 0, { stdout: '{"status":"COMPLETED"}' })

  const texts = [DOCUMENTS[0], '{"items":[{"redemption_url":"u"}]}', '{"items":[]}']
  const archive = `\n${texts.join('\r\n \n')}`
  assert.deepEqual(
    listed('detect', 'order', file('d.ndjson', archive)),
    texts.map((text, n) => {
      const place = { file: 'd.ndjson', line: 2 * n + 2, offset: archive.indexOf(text) }
      return { ...place, ...api.detectVersion('order', text) }
    }),
  )
  const stdout = new RegExp(`^d\\.ndjson:2: ${OF_PAYOUT}\n {2}not 2023-07-27: `)
  says(['detect', 'order', 'd.ndjson'], 0, { stdout })
})

test('a document over the limit is copied or left out as a whole, and counted as a whole', () => {
  const long = `{"a":"${'x'.repeat(3_000_000)}"}`
  const same = ['--from', UP.from, '--to', UP.from]
  says(['convert', 'order', file('long.json', long), ...same, '-o', 'same.json'], 0)
  assert.ok(content('same.json') === long)

  assert.equal(up('long.json', '--rejects', 'r.ndjson', '--summary', 's.json', '-o', 'up.json').status, 1)
  const { length, document } = JSON.parse(content('r.ndjson'))
  assert.deepEqual([length, document, content('up.json')], [long.length, undefined, ''])
  assert.equal(JSON.parse(content('s.json')).bytes, long.length)

  says(['validate', 'order', 'long.json', '--fix', '-o', 'fixed.json'], 1, { stderr: /error too_large/ })
  assert.ok(content('fixed.json') === long)
})

test('a query is a line, and its line end does not belong to it', () => {
  const lines = ['limit=20', 'code=P-1&x=1', '?limit=20&x=1', 'x=1']
  for (const end of ['\n', '\r\n']) {
    const queries = file('queries.txt', lines.map((line) => line + end).join(''))
    const input = `limit=20${end}`
    says(['validate', 'product-query', '-'], 0, {}, { input })
    assert.deepEqual(
      listed('detect', 'product-query', queries).map(({ candidates }) => candidates),
      lines.map((line) => api.detectVersion('product-query', line).candidates),
    )
    says(['validate', 'product-query', '-', '--fix'], 0, { stdout: input }, { input })
    const older = [...DOWN_OPTIONS, '-o', 'down.txt', '--complements', 'held.ndjson']
    says(['convert', 'product-query', queries, ...older], 0)
    assert.equal(content('down.txt'), ['', 'x=1', '?x=1', 'x=1'].map((line) => line + end).join(''))
    const newer = [...UP_OPTIONS, '--with-complements', 'held.ndjson']
    says(['convert', 'product-query', 'down.txt', ...newer], 0, { stdout: content(queries) })
  }
  const one = ['product-query', file('query.txt', 'x=1&limit=20\r\n'), '--input', 'document']
  says(['validate', ...one, '--level', 'stated'], 0)
  says(['convert', ...one, ...DOWN_OPTIONS], 0, { stdout: 'x=1\r\n' })
  const [none] = listed('detect', 'product-query', file('none.txt', '\n'), '--input', 'document')
  assert.deepEqual(none.candidates, api.versions)
})

test('a document with many losses takes little memory for each of them', () => {
  const items = Array.from({ length: 100_000 }, (_, n) => `{"payout":{"url":"u${n}","status":"ACTIVE"}}`)
  const text = `{"items":[${items.join(',\n')}]}`
  const limit = ['--max-bytes', String(text.length)]
  const args = [file('many.json', text), ...DOWN_OPTIONS, ...limit, '-o', 'down.json', '--complements', 'held']
  assert.equal(spawned(['convert', 'order', ...args], { flags: ['--max-old-space-size=48'] }).status, 0)
  assert.equal(up('down.json', ...limit, '--with-complements', 'held', '-o', 'up.json').status, 0)
  assert.ok(content('up.json') === text)
})

test('a complement that does not fit is named by its own file, and not repeated', () => {
  file('more.complements', '{"line":9,"complement":{}}\n{"lines":9}\n')
  file('none.complements', 'none\n')
  file('broken.complements', '{"line":1,"complement":{"secret"}}\n{"lines":1}\n')
  for (const name of [file('one.json', DOCUMENTS[0]), file('one.ndjson', `${DOCUMENTS[0]}\n`)])
    for (const [held, reason] of [
      ['more', /^order-contract: more\.complements: complements, line 1: There is no document/],
      ['none', /^order-contract: none\.complements: complements, line 1: Each line must be/],
      ['broken', /^error complement/],
    ]) {
      const result = up(name, '--with-complements', `${held}.complements`, '-o', 'never')
      const { stderr } = checked(result, [1, { stdout: '', stderr: reason }])
      assert.doesNotMatch(stderr, held === 'broken' ? /secret/ : /--rejects/)
    }
})

test('what a conversion loses and nobody keeps is counted, and not quoted', () => {
  const lossy = { items: [{ payout: { url: 'https://pay.example.com/1', 'ann@example.com': 1, status: 'ACTIVE' } }] }
  file('lossy.ndjson', `${JSON.stringify(lossy)}\n{"items":[]}\n`)
  const counts = 'order-contract: 2 documents: 2 converted (1 changed), 0 rejected\n'
  const hint = 'order-contract: 2 losses: --summary FILE lists them, --complements FILE keeps what is lost\n'
  checked(down('lossy.ndjson', '-o', 'down.ndjson'), [0, { stderr: counts + hint }])
  checked(down('lossy.ndjson', '-o', 'down.ndjson', '--complements', 'c'), [0, { stderr: counts }])
})

test('a list is told its shape where one document is expected', () => {
  const list = `[\n${DOCUMENTS[0]},\n${DOCUMENTS[3]}\n]\n`
  file('orders.json', list)
  for (const shape of ['order', 'product']) {
    const { stderr } = says(['convert', shape, 'orders.json', ...DOWN_OPTIONS], 1, { stdout: list })
    assert.match(
      stderr,
      new RegExp(`copied as it is\n.*: a list of these has the shape ${shape}-list: name that, or make lines of it`),
    )
  }
  says(['detect', 'order', 'orders.json'], 1, { stdout: 'orders.json: not of the shape order\n' })
  says(['convert', 'order-list', 'orders.json', ...DOWN_OPTIONS], 0, { stdout: /redemption_url/ })
})

test('detect says what cannot be read, and --counts how many', () => {
  const archive = Buffer.concat([
    Buffer.from(`${DOCUMENTS[0]}\n<html>502</html>\n{"a":"`),
    Buffer.of(0xff),
    Buffer.from(`"}\n{"id":1}\n {"long":"${'x'.repeat(99)}"}\n{"items":[{"redemption_url":"u"}]}\n{"items":[]}\n`),
  ])
  const args = ['detect', 'order', file('d.ndjson', archive), '--max-bytes', '99']
  const { stdout } = says(args, 1, { stderr: '' })
  assert.deepEqual(
    stdout.split('\n').filter((line) => line.startsWith('d.ndjson')),
    [
      `d.ndjson:1: ${OF_PAYOUT}`,
      'd.ndjson:2: cannot be read: This is an HTML page, not JSON. Check the URL that it came from.',
      'd.ndjson:3: cannot be read: These bytes are not UTF-8. JSON must be encoded as UTF-8.',
      `d.ndjson:4: ${ANY}`,
      'd.ndjson:5: cannot be read: The input exceeds the limit of 99 bytes. Shorten it, or raise the option `--max-bytes`.',
      `d.ndjson:6: ${OF_URL}`,
      `d.ndjson:7: ${ANY}`,
    ],
  )
  const [, unreadable] = listed(...args)
  assert.deepEqual([unreadable.candidates, unreadable.problems[0].code], [[], 'syntax'])
  const counts = `1 of ${OF_PAYOUT}\n3 cannot be read\n2 of ${ANY}\n1 of ${OF_URL}\n`
  says([...args, '--counts'], 1, { stdout: counts, stderr: '' })
  assert.deepEqual(listed(...args, '--counts')[2], { candidates: api.versions, documents: 2 })
  const limit = /^long\.json: cannot be read: The input exceeds the limit of 1048576 bytes\./
  says(['detect', 'order', file('long.json', ' '.repeat(2_000_000))], 1, { stdout: limit })
})

test('lines that are no document of the shape are counted and named apart', () => {
  const order = '{"items":[{"redemption_url":"u"}]}'
  const lines = [`[${order}]`, order, `{"data":[${order}]}`, '"x"', '{"items":[]}']
  file('mixed.ndjson', `${lines.join('\n')}\n`)
  const told = `order-contract: 5 documents: 2 converted (1 changed), 0 rejected, 3 not of the shape order
order-contract: what is not of the shape order was copied as it is: lines 1, 3, 4\n`
  checked(up('mixed.ndjson', '-o', 'out.ndjson', '--summary', 's.json'), [1, { stderr: told }])
  const { others, otherLines } = JSON.parse(content('s.json'))
  assert.deepEqual([others, otherLines], [3, [1, 3, 4]])
  assert.equal(content('out.ndjson').split('\n')[0], lines[0])

  file('many.ndjson', '5\n'.repeat(11))
  assert.match(up('many.ndjson').stderr, /copied as it is: lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 …\n$/)
  const copied = /0 converted .* 1 not of the shape order\n.*copied as it is\n/
  checked(up(file('one.json', '"x"')), [1, { stdout: '"x"', stderr: copied }])

  says(['detect', 'order', 'mixed.ndjson'], 1, { stdout: /^mixed\.ndjson:1: not of the shape order\n/ })
  const [first] = listed('detect', 'order', 'mixed.ndjson')
  assert.deepEqual([first.line, first.isOther, first.candidates], [1, true, []])
  const counts = `3 not of the shape order\n1 of ${OF_URL}\n1 of ${ANY}\n`
  says(['detect', 'order', 'mixed.ndjson', '--counts'], 1, { stdout: counts })
  const [group] = listed('detect', 'order', 'mixed.ndjson', '--counts')
  assert.deepEqual(group, { candidates: [], isOther: true, documents: 3 })
})

test('a document over several lines is one sentence where lines are expected', () => {
  file('pretty.ndjson', `\n${JSON.stringify(JSON.parse(DOCUMENTS[0]), null, 2)}\n`)
  const sentence =
    /^order-contract: pretty\.ndjson, line 2: A document spans several lines\..* `jq -c \.`.*\n.*--help\n$/
  for (const args of [
    ['validate', 'order', 'pretty.ndjson'],
    ['detect', 'order', 'pretty.ndjson'],
    ['convert', 'order', 'pretty.ndjson', ...DOWN_OPTIONS],
  ])
    says(args, 2, { stdout: '', stderr: sentence })
})

test('lines where one document is expected are told --input ndjson', () => {
  const lines = `${DOCUMENTS[0]}\n${DOCUMENTS[0]}\n`
  const advice = 'help: if each line is a document, pass --input ndjson'
  const long = lines.repeat(9_000)
  for (const input of [lines, long])
    for (const args of [
      ['convert', 'order', '-', ...DOWN_OPTIONS],
      ['validate', 'order', '-'],
      ['validate', 'order', '-', '--messages', 'de'],
      ['detect', 'order', '-'],
    ]) {
      const { stdout, stderr } = says(args, 1, {}, { input })
      assert.ok((stdout + stderr).includes(advice), stdout + stderr)
      assert.doesNotMatch(stderr, /--rejects/)
      const [command, ...others] = args
      assert.doesNotMatch(run([command, ...others, '--input', 'ndjson'], { input }).stderr, /--input/)
    }
  // Other mistakes than that.
  for (const input of ['{"a":1,}\n', '{"a"\n:1}x', `${DOCUMENTS[0]} ${DOCUMENTS[0]}`])
    assert.ok(!run(['validate', 'order', '-'], { input }).stdout.includes(advice), input)
})

test('mistakes in the call exit with 2 and name the nearest', () => {
  file('a.json', '{}')
  const validate = ['validate', 'order', 'a.json']
  const convert = ['convert', 'order', 'a.json', ...UP_OPTIONS]
  const request = ['validate', 'order-request', 'a.json']
  for (const [args, message] of [
    [[], 'order-contract COMMAND'],
    [['validat'], "unknown command 'validat': did you mean 'validate'?"],
    [['validate'], 'the shape is missing: name one of order-request, '],
    [['validate', 'ordr', 'a.json'], "unknown shape 'ordr': did you mean 'order'?"],
    [['validate', 'order'], 'the file is missing: name one, or - for standard input'],
    [['validate', 'order', '-', '-'], 'standard input can be read only once: name - once'],
    [[...validate, '--formt', 'json'], "unknown option '--formt': did you mean '--format'?"],
    [[...validate, '-x'], "unknown option '-x': use '--errors-only', "],
    [[...validate, '--api-version', '2024-02-06'], `--api-version must be ${ANY_VERSION}, not '2024-02-06'`],
    [['convert', 'order', 'a.json', '--from', '2023', '--to', UP.to], `--from must be ${ANY_VERSION}, not '2023'`],
    [[...validate, '--format', 'ndjsn'], "unknown --format 'ndjsn': did you mean 'ndjson'?"],
    [[...validate, '--format'], "Option '--format <value>' argument missing"],
    [[...validate, '--entries', 'x'], '--entries must be a JSON Pointer'],
    [[...validate, '--entries', '/x'], "the option --entries is only for 'order-list'"],
    ...['', '-1', '1.5', '1e3', '0x10', '9'.repeat(16)].map((number) => [
      [...validate, `--max-bytes=${number}`],
      '--max-bytes must be a whole number from 0 to 500000000, in digits',
    ]),
    [
      [...validate, '--max-bytes', '500000001'],
      '--max-bytes must be a whole number from 0 to 500000000, not 500000001',
    ],
    [[...validate, '--max-depth', 'x'], '--max-depth must be a whole number'],
    [['validate', 'order', ''], 'an argument is empty: name a file'],
    [[...convert, '-o', ''], '--output is empty: name a file'],
    [[...validate, '--help=x'], "Option '-h, --help' does not take an argument"],
    [[...convert, '--with-complements', '-', '--rejects', '-'], '--rejects cannot be standard output: name a file'],
    [['convert', 'order', '-', ...UP_OPTIONS, '--with-complements', '-'], 'standard input can be read only once'],
    [['convert', 'order', 'a.json', '--from', UP.from], 'a version is missing: name both with --from and --to'],
    [['convert', 'order', 'a.json', 'a.json', ...UP_OPTIONS], 'too many arguments: leave out 1 of them'],
    [[...convert, '-o', '--rejects', 'x'], "Option '-o' argument is ambiguous. Did you forget"],
    [['validate', 'order', 'a.ndjson', '--fix'], 'a.ndjson has a document in each line: --fix takes one document'],
    [[...validate, '--fix', '--input', 'ndjson'], 'a.json has a document in each line: --fix takes one document'],
    [[...validate, '--fix', '--format', 'ndjson'], '--fix prints the document: leave out --format'],
    [[...validate, 'a.json', '--fix'], 'too many arguments: leave out 1 of them'],
    [[...validate, '-o', 'b.json'], '--output is only for --fix: the list of problems is printed'],
    ...['enum', 'enum=', '=off', 'enum=off=off'].map((text) => [
      [...validate, '--severity', text],
      '--severity needs a code and a severity: write --severity enum=warning',
    ]),
    [[...validate, '--severity', 'enm=off'], "unknown name 'enm' in --severity: did you mean 'enum'?"],
    [[...validate, '--severity', 'enum=warn'], "unknown --severity.enum 'warn': did you mean 'warning'?"],
    [[...validate, '--messages', 'it'], "unknown --messages 'it': use 'en', 'de', 'es' or 'fr'"],
    [['fix', 'order', 'a.json'], "unknown command 'fix': use 'validate', 'convert', 'detect' or 'verify'"],
    ...['/items', '/items=', '/items=,', '/items=A,', '/items=A,,B'].map((text) => [
      [...request, '--accept', text],
      '--accept needs values: write --accept /items=VALUE,VALUE',
    ]),
    [
      [...request, '--accept', '/payment_method/curency=AUD'],
      "the option --accept: '/payment_method/curency' leads to no enumeration of 'order-request': did you mean '/payment_method/currency'?",
    ],
    [[...request, '--optional', 'items'], "--optional must be a JSON Pointer: did you mean '/items'"],
    [[...request, '--optional', '/country'], "the option --optional: '/country' leads to no required field"],
  ]) {
    const { stderr } = says(args, 2)
    assert.ok(stderr.includes(message), stderr)
  }
})

test('amendments are flags that can be repeated', () => {
  const order = ['validate', 'order-created', file('order.json', '{"status":"OPEN"}'), '--accept', '/status=NEW,OLD']
  says(order, 1)
  says([...order, '--accept', '/status=OPEN'], 0)
  const product = ['validate', 'product', file('product.json', '{"code":"P"}'), '--optional', '/approval_state']
  for (const more of [[], ['--fix']]) says([...product, ...more], 0)
})

test('problems can be given another severity, and warnings left out', () => {
  const order = file('order.json', '{"status":"PROCESSING","id":"i","message":"m","extra":1,"items":5}')
  const codes = (...more) => listed('validate', 'order', order, ...more).flatMap(({ problems }) => problems)
  const severities = (...more) => codes(...more).map(({ code, severity }) => `${severity} ${code}`)
  assert.deepEqual(severities(), ['warning unexpected', 'warning unexpected'])
  assert.deepEqual(severities('--errors-only'), [])
  assert.deepEqual(severities('--errors-only', '--severity', 'unexpected=error').length, 2)
  assert.deepEqual(severities('--severity', 'unexpected=off', '--severity', 'enum=warning'), [])
  says(['validate', 'order', order, '--severity', 'unexpected=error'], 1)
  const lines = file('lines.ndjson', `${content(order)}\n{"status":"DONE"}\n`)
  const stdout = /^error enum .*\n.*lines\.ndjson:2:.*\n(?: {2}.*\n)*\n2 documents, 1 problem, 1 document invalid\n$/
  says(['validate', 'order', lines, '--errors-only'], 1, { stdout })
  says(['validate', 'order', order, '--fix', '--errors-only'], 0, { stdout: content(order), stderr: '' })
})

test('pretty shows the place, and controls no terminal', () => {
  const twice = '{"\\u001b[31m\\u202e":1,"\\u001b[31m\\u202e":2}'
  const args = ['validate', 'order', file('a.ndjson', `{"é":1,"status":"DONE"}\n${twice}\n`)]
  const { stdout } = says(args, 1, { stdout: /^error enum .*\n {2}--> a\.ndjson:1:17 {2}\/status\n\n/ })
  assert.match(stdout, /\nerror duplicate_key .*\n {2}--> a\.ndjson:2:23 {2}\/\ufffd\[31m\ufffd\n/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
  assert.doesNotMatch(stdout, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  const stderr = 'order-contract: cannot read \ufffd[31mred.json: no such file or directory\n'
  says(['validate', 'order', '\u001b[31mred.json'], 3, { stderr })
})

test('messages are in the language that is asked for', () => {
  for (const args of [
    ['validate', 'order', file('a.json', '{}')],
    ['detect', 'order', file('d.json', DOCUMENTS[0])],
  ]) {
    const [english, german] = [[], ['--messages', 'de']].map((more) => run([...args, ...more]).stdout)
    assert.match(german, /error required|not 2023-07-27/)
    assert.notEqual(german, english)
  }
})

test('messages name the flags of the command, in every language', () => {
  const lossy = file('lossy.json', '{"items":[{"redemption_url":7}]}')
  const orphan = file('orphan.ndjson', `${api.convert('order', DOCUMENTS[0], DOWN).output}\n`)
  const { complement } = api.convert('order', DOCUMENTS[0].replace('}]}', '},{"payout":{"url":"v","id":8}}]}'), DOWN)
  file('held', `${JSON.stringify({ line: 1, complement })}\n{"lines":1}\n`)
  for (const [name, args, message] of [
    [lossy, ['--max-bytes', '9'], 'or raise the option `--max-bytes`.'],
    [lossy, ['--max-depth', '1'], 'or raise the option `--max-depth`.'],
    [lossy, ['--on-loss', 'error'], 'Remove it, or use `--on-loss report`.'],
    [lossy, ['--on-loss', 'error', '--messages', 'de'], 'oder verwenden Sie `--on-loss report`.'],
    [orphan, ['--with-complements', 'held'], 'or use `--on-orphan drop`.'],
    [orphan, ['--with-complements', 'held', '--payout-url', '/other'], 'or another `--payout-url`.'],
  ]) {
    const { stderr } = checked(up(name, ...args), [1])
    assert.ok(stderr.includes(message), stderr)
  }
  // In what programs read, too.
  const rejects = ['--input', 'ndjson', '--on-loss', 'error', '--rejects', 'r.ndjson']
  assert.equal(up(lossy, ...rejects).status, 1)
  assert.match(JSON.parse(content('r.ndjson')).problems[0].message, /or use `--on-loss report`\.$/)
  for (const command of ['validate', 'detect']) {
    const [{ problems }] = listed(command, 'order', lossy, '--max-bytes', '9')
    assert.match(problems[0].message, /raise the option `--max-bytes`\.$/)
  }
  const list = file('list.json', '{"a":[{}],"b":[{}]}')
  const { stdout } = run(['validate', 'order-list', list, '--entries', '/c'])
  assert.ok(stdout.includes(' The option `--entries` points to nothing in this document.'), stdout)
  // A text that is not an option stays unchanged.
  assert.match(run(['validate', 'order', file('a.json', '{}')]).stdout, /`status` is missing/)
})

test('each command has its help', () => {
  const all = run(['--help']).stdout
  for (const name of ['validate', 'convert', 'detect', 'verify']) {
    says([name, '--help'], 0, { stdout: new RegExp(`^order-contract ${name} `) })
    assert.ok(all.includes(`\n  ${name} `))
  }
  const stdout = /^SHAPE is one of order-request, .*\nFILE can be - for standard input\. .*\n\n {2}--from DATE\n/m
  says(['convert', '-h'], 0, { stdout })
})

test('an error of the command itself has an exit code of its own, and repeats no document', () => {
  file('a.json', '{}')
  for (const [broken, reason] of [
    ["throw new Error('broken')", 'Error: broken'],
    ["JSON.parse('secret')", 'SyntaxError'],
    ["Promise.reject(new Error('left')); throw new Error('next')", 'Error: left'],
  ]) {
    const preload = `data:text/javascript,JSON.stringify = () => { ${broken} }`
    const { status, stderr } = spawned(['detect', 'order', 'a.json', '--format', 'ndjson'], {
      flags: ['--import', encodeURI(preload)],
    })
    assert.equal(status, 70)
    const [first, second, ...frames] = stderr.trimEnd().split('\n')
    assert.equal(first, 'order-contract: the command itself failed: please report these lines')
    assert.equal(second, reason)
    assert.ok(frames.length > 0 && frames.every((frame) => frame.startsWith('    at ')))
  }
})

test('the command runs from a single file', async () => {
  // Not beside anything of the package, but where another package is.
  const outfiles = { esm: join(folder, 'own', 'bin', 'bundle.mjs'), cjs: join(folder, 'own', 'bin', 'bundle.cjs') }
  for (const [format, outfile] of Object.entries(outfiles))
    await build({ entryPoints: [main], outfile, bundle: true, format, platform: 'node', logLevel: 'silent' })
  file('own/package.json', '{"version":"9.9.9"}')
  file('a.ndjson', '{"items":[{"redemption_url":"u"}]}\n')
  for (const args of [
    ['--version'],
    ['validate', 'order', 'a.ndjson', '--messages', 'de'],
    ['convert', 'order', 'a.ndjson', ...UP_OPTIONS],
  ]) {
    const expected = run(args)
    for (const program of Object.values(outfiles)) assert.deepEqual(spawned(args, { program }), expected, args[0])
  }
})
