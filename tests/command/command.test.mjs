/**
 * The command as a process: its output, files and exit codes. Other tests check the results for documents. Here they
 * must be the same.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, existsSync, openSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { BROKEN, converted, DOCUMENTS, DOWN, jsonLines, pumped, UP, validateStream } from '../js/archives.mjs'
import { api } from '../js/package.mjs'
import { content, DOWN_OPTIONS, down, file, folder, main, run, start, UP_OPTIONS, up } from './process.mjs'

/** The versions of an order, and of an order with `payout`, as `detect` prints them. */
const ANY = api.versions.join(' or ')
const SINCE_NEW = api.versions.filter((version) => version >= UP.to).join(' or ')

test('API, stream and command give the same answers', async () => {
  const texts = [...DOCUMENTS, ...BROKEN, '{"a":1,\r"status":"DONE"}']
  const archive = texts.join('\n')
  const options = ['--rejects', 'r.ndjson', '--complements', 'c.ndjson', '--summary', 's.json', '-o', 'out.ndjson']
  const { status } = down(file('a.ndjson', archive), ...options)
  const stream = await converted([Buffer.from(archive)], 'order', DOWN)
  assert.equal(status, 1)
  assert.equal(content('out.ndjson'), stream.output)
  assert.equal(content('c.ndjson'), stream.complements)
  assert.deepEqual(JSON.parse(content('s.json')), stream.summary)
  assert.deepEqual(jsonLines(content('r.ndjson')), stream.rejects)

  for (const [n, text] of texts.entries()) {
    const one = api.convert('order', Buffer.from(text), DOWN)
    const alone = down(file('one.json', text), '--rejects', 'r.ndjson', '-o', 'one.out')
    assert.equal(alone.status, one.ok ? 0 : 1)
    if (one.ok) assert.equal(content('one.out'), Buffer.from(one.output).toString())
    else
      assert.deepEqual(
        stream.rejects.find(({ line }) => line === n + 1).problems,
        JSON.parse(content('r.ndjson')).problems,
      )
  }

  const listed = run(['validate', 'order', 'a.ndjson', '--format', 'ndjson'])
  const { output } = await pumped([Buffer.from(archive)], validateStream('order'))
  const expected = jsonLines(output).map((listed) => ({ file: 'a.ndjson', ...listed }))
  assert.deepEqual(jsonLines(listed.stdout), expected)
  assert.deepEqual(JSON.parse(run(['validate', 'order', 'a.ndjson', '--format', 'json']).stdout), expected)
})

test('a document over the limit is copied or left out as a whole, and counted as a whole', () => {
  const long = `{"a":"${'x'.repeat(3_000_000)}"}`
  const same = ['--from', UP.from, '--to', UP.from]
  assert.equal(run(['convert', 'order', file('long.json', long), ...same, '-o', 'same.json']).status, 0)
  assert.ok(content('same.json') === long)

  const outputs = ['--rejects', 'r.ndjson', '--summary', 's.json', '-o', 'up.json']
  for (const [name, input] of [
    ['long.json', ''],
    ['-', long],
  ]) {
    assert.equal(run(['convert', 'order', name, ...UP_OPTIONS, ...outputs], { input }).status, 1)
    const { length, document } = JSON.parse(content('r.ndjson'))
    assert.deepEqual([length, document], [long.length, undefined])
    assert.equal(JSON.parse(content('s.json')).bytes, long.length)
    assert.equal(content('up.json'), '')
  }

  const fixed = run(['fix', 'order', 'long.json', '-o', 'long.json'])
  assert.equal(fixed.status, 1)
  assert.match(fixed.stderr, /error too_large/)
  assert.ok(content('long.json') === long)
})

test('a query is a line with any line end, which does not belong to it', () => {
  const lines = ['limit=20', 'code=P-1&x=1', '?limit=20&x=1', 'x=1']
  for (const end of ['\n', '\r\n']) {
    const queries = file('queries.txt', lines.map((line) => line + end).join(''))
    assert.equal(run(['validate', 'product-query', '-'], { input: `limit=20${end}` }).status, 0)
    const invalid = run(['validate', 'product-query', '-', '--format', 'json'], {
      input: `limit=1${end}limit=2x${end}`,
    })
    assert.equal(JSON.parse(invalid.stdout)[0].line, 2)
    const { stdout } = run(['detect', 'product-query', queries, '--format', 'json'])
    const candidates = JSON.parse(stdout).map((found) => found.candidates.join())
    assert.deepEqual(
      candidates,
      lines.map((line) => api.detectVersion('product-query', line).candidates.join()),
    )
    assert.notEqual(candidates[0], candidates[3])
    const fixed = run(['fix', 'product-query', '-'], { input: `limit=20${end}` })
    assert.deepEqual([fixed.status, fixed.stdout], [0, `limit=20${end}`])
    const older = [...DOWN_OPTIONS, '-o', 'down.txt', '--complements', 'held.ndjson']
    assert.equal(run(['convert', 'product-query', queries, ...older]).status, 0)
    assert.equal(content('down.txt'), ['', 'x=1', '?x=1', 'x=1'].map((line) => line + end).join(''))
    const newer = [...UP_OPTIONS, '--with-complements', 'held.ndjson']
    assert.equal(run(['convert', 'product-query', 'down.txt', ...newer]).stdout, content(queries))
  }
})

test('a query that is read as one document does not end with its line either', () => {
  const query = file('query.txt', 'x=1&limit=20\r\n')
  const one = ['product-query', query, '--input', 'document']
  assert.equal(run(['validate', ...one, '--level', 'stated']).status, 0)
  const older = [...DOWN_OPTIONS, '--complements', 'held.ndjson', '--summary', 's.json']
  const converted = run(['convert', ...one, ...older])
  assert.deepEqual([converted.status, converted.stdout], [0, 'x=1\r\n'])
  assert.equal(JSON.parse(content('s.json')).changed, 1)
  file('down.txt', converted.stdout)
  const newer = [...UP_OPTIONS, '--with-complements', 'held.ndjson']
  const back = run(['convert', 'product-query', 'down.txt', '--input', 'document', ...newer])
  assert.deepEqual([back.status, back.stdout], [0, content(query)])
  const detected = run(['detect', 'product-query', file('none.txt', '\n'), '--input', 'document', '--format', 'json'])
  assert.deepEqual(JSON.parse(detected.stdout)[0].candidates, api.versions)
})

test('documents of all lengths get to a file and to standard output', async () => {
  const long = (length) => DOCUMENTS[0].replace('https://example.com/1', 'u'.repeat(length))
  const archive = [10, 9e6, 20, 1.2e6, 3e5, 3e5, 3e5, 3e5, 30].map((length) => `${long(length)}\n`).join('')
  const limits = { bytes: 10_000_000 }
  const { output } = await converted([Buffer.from(archive)], 'order', { ...DOWN, limits })
  const args = ['convert', 'order', file('a.ndjson', archive), ...DOWN_OPTIONS, '--max-bytes', String(limits.bytes)]
  assert.equal(run([...args, '-o', 'out.ndjson']).status, 0)
  assert.ok(content('out.ndjson') === output)
  assert.ok(run(args).stdout === output)
})

test('what was converted before the first refused document is printed', async () => {
  const good = `${DOCUMENTS[0]}\n`.repeat(10_000)
  const { output } = await converted([Buffer.from(good)], 'order', DOWN)
  const { status, stdout, stderr } = run(['convert', 'order', '-', '--input', 'ndjson', ...DOWN_OPTIONS], {
    input: `${good}x\n`,
  })
  assert.equal(status, 1)
  assert.ok(stdout.length > 0 && output.startsWith(stdout))
  assert.match(stderr, /:10001:[\s\S]*the conversion ended here:/)
})

test('a file appears only when it is whole, and an existing one stays until then', () => {
  file('bad.ndjson', `${DOCUMENTS[0]}\n{"a":1,}\n`)
  file('kept.ndjson', 'before')
  const { status, stderr } = up('bad.ndjson', '-o', 'kept.ndjson', '--complements', 'new')
  assert.equal(status, 1)
  assert.match(stderr, /error syntax .*\n {2}--> bad\.ndjson:2:8\n/)
  assert.doesNotMatch(stderr, /"a"/, 'standard error is a log here')
  assert.match(stderr, /--rejects FILE/)
  assert.equal(content('kept.ndjson'), 'before')
  assert.ok(!existsSync(join(folder, 'new')))
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('partial')),
    [],
  )
  symlinkSync('kept.ndjson', join(folder, 'link.ndjson'))
  assert.equal(up('bad.ndjson', '-o', 'link.ndjson', '--rejects', 'r').status, 1)
  assert.equal(content('kept.ndjson'), content('link.ndjson'))
  assert.notEqual(content('kept.ndjson'), 'before')
})

test('no output is written over what is read', () => {
  file('in.ndjson', `${DOCUMENTS[0]}\n`)
  file('back.ndjson', '{"line":1,"complement":{}}\n')
  symlinkSync('in.ndjson', join(folder, 'same.ndjson'))
  for (const outputs of [
    ['--rejects', 'in.ndjson'],
    ['-o', './same.ndjson'],
    ['--summary', 'back.ndjson', '--with-complements', 'back.ndjson'],
  ]) {
    const { status, stderr } = up('in.ndjson', ...outputs)
    assert.deepEqual(
      [status, stderr.split('\n')[0]],
      [2, 'order-contract: an output has the same file as an input: name another file for it'],
    )
  }
  assert.equal(content('in.ndjson'), `${DOCUMENTS[0]}\n`)
})

test('standard output is an output too, and a device can be several', () => {
  const args = ['convert', 'order', file('in.ndjson', `${DOCUMENTS[0]}\n`), ...UP_OPTIONS]
  const appended = openSync(join(folder, 'in.ndjson'), 'a')
  const { status, stderr } = run(args, { stdout: appended })
  closeSync(appended)
  assert.equal(status, 2)
  assert.match(stderr, /an output has the same file as an input/)
  assert.equal(content('in.ndjson'), `${DOCUMENTS[0]}\n`)
  if (existsSync('/dev/null')) {
    assert.equal(run([...args, '--rejects', '/dev/null', '--complements', '/dev/null']).status, 0)
  }
})

test('a file keeps its permissions, and a new one gets those of the process', {
  skip: process.platform === 'win32',
}, () => {
  const args = ['convert', 'order', file('in.ndjson', `${DOCUMENTS[0]}\n`), ...UP_OPTIONS]
  chmodSync(join(folder, file('shared.ndjson', '')), 0o666)
  const mask = process.umask(0o027)
  try {
    for (const name of ['shared.ndjson', 'masked.ndjson']) assert.equal(run([...args, '-o', name]).status, 0)
  } finally {
    process.umask(mask)
  }
  assert.equal(statSync(join(folder, 'shared.ndjson')).mode & 0o777, 0o666)
  assert.equal(statSync(join(folder, 'masked.ndjson')).mode & 0o777, 0o640)
})

test('a complement that does not fit is named by its own file, and not repeated', () => {
  file('zero.complements', '{"line":0,"complement":{}}\n')
  file('none.complements', 'none\n')
  file('broken.complements', '{"line":1,"complement":{"secret"}}\n')
  for (const name of [file('one.json', DOCUMENTS[0]), file('one.ndjson', `${DOCUMENTS[0]}\n`)])
    for (const [held, reason] of [
      ['zero', /^order-contract: zero\.complements: complements, line 1: There is no document/],
      ['none', /^order-contract: none\.complements: complements, line 1: Each line must be an object with `line`/],
      ['broken', /^error complement/],
    ]) {
      const { status, stdout, stderr } = up(name, '--with-complements', `${held}.complements`)
      assert.deepEqual([status, stdout], [1, ''])
      assert.match(stderr, reason)
      assert.doesNotMatch(stderr, held === 'broken' ? /secret/ : /--rejects/)
    }
})

test('what a conversion loses and nobody keeps is counted, and not quoted', () => {
  const lossy = { items: [{ payout: { url: 'https://pay.example.com/1', 'ann@example.com': 1, status: 'ACTIVE' } }] }
  const COUNTS = 'order-contract: 1 document: 1 converted (1 changed), 0 rejected\n'
  file('lossy.ndjson', `${JSON.stringify(lossy)}\n`)
  const lost = down('lossy.ndjson', '-o', 'down.ndjson')
  assert.deepEqual(
    [lost.status, lost.stderr],
    [0, `${COUNTS}order-contract: 2 losses: --summary FILE lists them, --complements FILE keeps what is lost\n`],
  )
  const kept = down('lossy.ndjson', '-o', 'down.ndjson', '--complements', 'c')
  assert.deepEqual([kept.status, kept.stderr], [0, COUNTS])
})

test('a full disk is said, whether it is a file or standard output', { skip: !existsSync('/dev/full') }, () => {
  file('a.ndjson', `${DOCUMENTS[0]}\n`)
  const toFile = up('a.ndjson', '-o', '/dev/full')
  assert.equal(toFile.status, 3)
  assert.match(toFile.stderr, /cannot write \/dev\/full: there is no space left on the device/)
  const full = openSync('/dev/full', 'w')
  for (const args of [['convert', 'order', 'a.ndjson', ...UP_OPTIONS], ['schema', 'order'], ['--help']]) {
    const { status, stderr } = run(args, { stdout: full })
    assert.equal(status, 3)
    assert.match(stderr, /cannot write standard output: there is no space left on the device/)
  }
  closeSync(full)
})

test('a closed pipe ends it and leaves no file', async () => {
  file('large.ndjson', `${DOCUMENTS[0]}\n`.repeat(120_000))
  const { child, ended } = start(['convert', 'order', 'large.ndjson', ...DOWN_OPTIONS, '--complements', 'never'])
  let read = 0
  child.stdout.on('data', ({ length }) => {
    read += length
    if (read > 2_000_000) child.stdout.destroy()
  })
  const { status, stderr } = await ended
  assert.equal(status, 3)
  assert.match(stderr, /its reader has closed it/)
  assert.ok(!existsSync(join(folder, 'never')))
})

test('a signal ends it, and leaves no file', { skip: process.platform === 'win32' }, async () => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const { child, ended } = start(['convert', 'order', '-', '--input', 'ndjson', ...DOWN_OPTIONS, '-o', 'never'])
    child.stdin.write(`${DOCUMENTS[0]}\n`.repeat(60_000))
    while (!readdirSync(folder).some((name) => name.endsWith('.partial')))
      await new Promise((next) => setTimeout(next, 5))
    child.kill(name)
    assert.deepEqual(await ended, { status: name, stdout: '', stderr: 'order-contract: stopped\n' })
    assert.deepEqual(
      readdirSync(folder).filter((name) => /never|partial/.test(name)),
      [],
    )
  }
})

test('the exit code does not depend on a reader of the messages', async () => {
  // A loss is said, but nobody listens.
  const lost = file('lost.ndjson', '{"items":[{"payout":{"url":"u","status":"A"}}]}\n')
  const { child, ended } = start(['convert', 'order', lost, ...DOWN_OPTIONS, '-o', 'down.ndjson'])
  child.stderr.destroy()
  assert.equal((await ended).status, 0)
})

test('mistakes in the call exit with 2 and name the nearest', () => {
  file('a.json', '{}')
  const validate = ['validate', 'order', 'a.json']
  const convert = ['convert', 'order', 'a.json', ...UP_OPTIONS]
  for (const [args, message] of [
    [[], 'order-contract COMMAND'],
    [['validat'], "unknown command 'validat': did you mean 'validate'?"],
    [['validate'], 'the shape is missing: name one of order-request, '],
    [['validate', 'ordr', 'a.json'], "unknown shape 'ordr': did you mean 'order'?"],
    [['validate', 'order'], 'the file is missing: name one, or - for standard input'],
    [['validate', 'order', '-', '-'], 'standard input can be read only once: name - once'],
    [[...validate, '--formt', 'json'], "unknown option '--formt': did you mean '--format'?"],
    [[...validate, '--format', 'jsn'], "unknown --format 'jsn': did you mean 'json'?"],
    [[...validate, '--format'], "Option '--format <value>' argument missing"],
    [[...validate, '--format', 'json', '--format', 'json'], '--format is given twice: keep one'],
    [[...validate, '--input', 'array'], "unknown --input 'array': use 'document' or 'ndjson'"],
    [[...validate, '--entries', 'x'], '--entries must be a JSON Pointer'],
    [[...validate, '--entries', '/x'], "the option --entries is only for 'order-list'"],
    [[...validate, '--max-bytes=-1'], '--max-bytes must be a whole number'],
    [[...validate, '--max-depth', 'x'], '--max-depth must be a whole number'],
    [[...validate, '--help=x'], "Option '-h, --help' does not take an argument"],
    [[...validate, '--messages', 'xx'], "unknown --messages 'xx': use 'en', 'de', 'es' or 'fr'"],
    [[...validate, '--messages', '../x'], "unknown --messages '../x': use 'en'"],
    [[...convert, '--payout-url', 'url'], '--payout-url must be a JSON Pointer'],
    [[...convert, '--on-orphan', 'keep'], "unknown --on-orphan 'keep': use 'error'"],
    [[...convert, '--on-loss', 'eror'], "unknown --on-loss 'eror': did you mean 'error'?"],
    [[...convert, '--with-complements', '-', '--rejects', '-'], '--rejects cannot be standard output: name a file'],
    [['convert', 'order', '-', ...UP_OPTIONS, '--with-complements', '-'], 'standard input can be read only once'],
    [['convert', 'order', 'a.json', '--from', UP.from], 'a version is missing: name both with --from and --to'],
    [['convert', 'order', 'a.json', 'a.json', ...UP_OPTIONS], 'only one file is accepted: leave out 1 of them'],
    [[...convert, '-o', 'x', '--rejects', './x'], 'two outputs have the same file: name a file for each'],
    [[...convert, '-o', '--rejects', 'x'], "Option '-o' argument is ambiguous. Did you forget"],
    [[...convert, '--output='], '--output needs the name of a file'],
    [['fix', 'order-created', 'a.ndjson'], 'a.ndjson has a document in each line: fix takes one document'],
    [['schema', 'order', 'more'], 'schema takes only a shape: leave out the other arguments'],
    [['explain', 'sintax'], "unknown code 'sintax': did you mean 'syntax'?"],
  ]) {
    const { status, stderr } = run(args)
    assert.equal(status, 2, args.join(' '))
    assert.ok(stderr.includes(message), stderr)
  }
})

test('a file that cannot be read exits with 3', () => {
  const opened = openSync(folder, 'r')
  for (const [path, message] of [
    ['nowhere.json', 'cannot read nowhere.json: there is no such file or folder'],
    ['.', 'cannot read .: it is a folder'],
    ['-', 'cannot read standard input: it is a folder'],
  ]) {
    const { status, stderr } = run(['validate', 'order', path], { stdin: path === '-' ? opened : 'pipe' })
    assert.deepEqual([status, stderr], [3, `order-contract: ${message}\n`])
  }
  closeSync(opened)
  assert.equal(up(file('a.json', '{}'), '-o', 'no/folder').status, 3)
})

test('pretty shows the line, underlines the place, and controls no terminal', () => {
  const long = `{"status":"COMPLETED","completed_at":"${'é'.repeat(300)}\u001b[31m","payment_method":{"type":"\u202e"},"items":[]}`
  const { stdout, status } = run(['validate', 'order', file('a.ndjson', `{"status":"DONE"}\n${long}\n`)])
  assert.equal(status, 1)
  assert.match(stdout, /--> a\.ndjson:1:11 {2}\/status\n {2}1 \| \{"status":"DONE"\}\n {4}\| {11}\^{6}\n/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
  assert.doesNotMatch(stdout, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  for (const line of stdout.split('\n').filter((line) => / \| /.test(line))) assert.ok([...line].length < 160, line)
  const missing = run(['validate', 'order', '\u001b[31mred.json'])
  assert.equal(missing.stderr, 'order-contract: cannot read \ufffd[31mred.json: there is no such file or folder\n')
})

test('of a long line only the place is shown', () => {
  const long = 'é'.repeat(200_000)
  const document = file('long.json', `{"completed_at":"${long}","status":"DONE","id":"${long}"}`)
  const { stdout } = run(['validate', 'order', document])
  const place = long.length + '{"completed_at":"","status":'.length + 1
  assert.match(stdout, new RegExp(`:1:${place} .*\\n {2}1 \\| …é+","status":"DONE","id":"é+…\\n {4}\\| {42}\\^{6}\\n`))
})

test('messages are in the language that is asked for', () => {
  file('a.json', '{}')
  const [english, german] = [[], ['--messages', 'de']].map(
    (more) => run(['validate', 'order', 'a.json', ...more]).stdout,
  )
  assert.match(german, /error required/)
  assert.notEqual(german.split('\n')[0], english.split('\n')[0])
  const detected = run(['detect', 'order', file('d.json', DOCUMENTS[0]), '--messages', 'de'])
  assert.match(detected.stdout, new RegExp(`^d\\.json: ${SINCE_NEW}\n {2}not 2023-07-27: .*\n$`))
  assert.notEqual(detected.stdout, run(['detect', 'order', 'd.json']).stdout)
})

test('colours are there when they are asked for', () => {
  file('a.json', '{}')
  const coloured = (env) => run(['validate', 'order', 'a.json'], { env }).stdout.includes('\u001b[')
  assert.ok(!coloured({}))
  assert.ok(coloured({ FORCE_COLOR: '1' }))
  assert.ok(!coloured({ FORCE_COLOR: '0' }))
})

test('a list is not converted as if it were one document', () => {
  const list = `[\n${DOCUMENTS[0]},\n${DOCUMENTS[3]}\n]\n`
  file('orders.json', list)
  file('orders.ndjson', `  ${list.replaceAll('\n', '')}\n`)
  const outputs = [...DOWN_OPTIONS, '-o', 'never', '--rejects', 'never.r']
  for (const [args, name, page] of [
    [['convert', 'order', 'orders.json', ...outputs], 'orders.json', 'order'],
    [['convert', 'product', 'orders.ndjson', ...outputs], 'orders.ndjson', 'product'],
    [['convert', 'order', '-', ...outputs], 'standard input', 'order'],
    [['detect', 'order', 'orders.json'], 'orders.json', 'order'],
    [['detect', 'order', 'orders.ndjson'], 'orders.ndjson', 'order'],
  ]) {
    const { status, stderr, stdout } = run(args, { input: list })
    const [said] = stderr.split('\n')
    const advice = `pass the shape ${page}-list, or make lines of it with jq -c '.[]' and pass --input ndjson`
    assert.deepEqual([status, said], [2, `order-contract: ${name} begins with an array: ${advice}`], args.join(' '))
    assert.equal(stdout, '')
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.includes('never')),
      [],
    )
  }
  for (const name of ['orders.json', 'orders.ndjson']) {
    const { status, stdout } = run(['convert', 'order-list', name, ...DOWN_OPTIONS])
    assert.equal(status, 0)
    assert.match(stdout, /redemption_url/)
  }
})

test('the summary and standard error say where nothing was changed', () => {
  const summaryOf = (input, more = []) => {
    const args = ['convert', 'order', file('a.ndjson', input), ...more, '-o', 'out.ndjson', '--summary', 's.json']
    const { status, stderr } = run([...args, '--complements', 'c'])
    const { documents, converted, changed } = JSON.parse(content('s.json'))
    return { status, stderr, counts: [documents, converted, changed] }
  }
  const hint = 'order-contract: no document was changed: check the shape, --from and --to\n'
  const mixed = `{}\n${DOCUMENTS[0]}\n[1]\n`
  const same = ['--from', UP.to, '--to', UP.to]
  for (const [input, more, counts, expected] of [
    ['5\n"x"\n{}\n', UP_OPTIONS, [3, 3, 0], hint],
    [mixed, DOWN_OPTIONS, [3, 3, 1], ''],
    [mixed, same, [3, 3, 0], ''],
    ['{}', [...DOWN_OPTIONS, '--input', 'document'], [1, 1, 0], ''],
  ]) {
    const [documents, converted, changed] = counts
    const noun = documents === 1 ? 'document' : 'documents'
    const first = `order-contract: ${documents} ${noun}: ${converted} converted (${changed} changed), 0 rejected\n`
    assert.deepEqual(summaryOf(input, more), { status: 0, stderr: first + expected, counts })
  }
})

test('detect says what cannot be read', () => {
  const archive = Buffer.concat([
    Buffer.from(`${DOCUMENTS[0]}\n<html>502</html>\n{"a":"`),
    Buffer.of(0xff),
    Buffer.from(`"}\n{}\n {"long":"${'x'.repeat(99)}"}\n{"items":[{"redemption_url":"u"}]}\n`),
  ])
  const bounded = run(['detect', 'order', file('d.ndjson', archive), '--max-bytes', '99'])
  assert.equal(bounded.status, 1)
  assert.deepEqual(
    bounded.stdout.split('\n').filter((line) => line.startsWith('d.ndjson')),
    [
      `d.ndjson:1: ${SINCE_NEW}`,
      'd.ndjson:2: cannot be read: This is an HTML page, not JSON. Check the URL that it came from.',
      'd.ndjson:3: cannot be read: These bytes are not UTF-8. JSON must be encoded as UTF-8.',
      `d.ndjson:4: ${ANY}`,
      'd.ndjson:5: cannot be read: The input exceeds the limit of 99 bytes. Shorten it, or raise the option `--max-bytes`.',
      'd.ndjson:6: 2023-07-27',
    ],
  )
  assert.equal(bounded.stderr, '')
  const listed = JSON.parse(run(['detect', 'order', 'd.ndjson', '--format', 'json']).stdout)
  assert.deepEqual([listed[1].candidates, listed[1].evidence, listed[1].problems[0].code], [[], [], 'syntax'])
  assert.ok(listed.filter(({ problems }) => problems === undefined).every(({ candidates }) => candidates.length > 0))

  for (const [name, bytes, message] of [
    ['page.json', '<html>502</html>', 'This is an HTML page'],
    ['long.json', ' '.repeat(2_000_000), 'The input exceeds the limit of 1048576 bytes.'],
    ['none.json', '', ''],
  ]) {
    const { status, stdout, stderr } = run(['detect', 'order', file(name, bytes)])
    assert.deepEqual([status, stderr], [1, ''])
    assert.ok(stdout.startsWith(`${name}: cannot be read: ${message}`), stdout)
  }
  const several = run(['detect', 'order', file('two.ndjson', '{}\n{}\n'), '--input', 'document'])
  assert.match(several.stdout, /^two\.ndjson: cannot be read: Another document follows the first\./)
})

test('detect --counts prints only the counts', () => {
  file('v.ndjson', `${DOCUMENTS[0]}\n{}\nx\n{}\n{"items":[{"redemption_url":"u"}]}\n`)
  const summary = (...args) => run(['detect', 'order', ...args, '--counts'])
  const counts = `1 of 2023-07-27, 2 of ${ANY}, 1 of ${SINCE_NEW}, 1 cannot be read`
  assert.deepEqual(summary('v.ndjson'), { status: 1, stdout: `5 documents: ${counts}\n`, stderr: '' })
  const expected = {
    documents: 5,
    unreadable: 1,
    versions: [
      { candidates: [UP.from], documents: 1 },
      { candidates: api.versions, documents: 2 },
      { candidates: SINCE_NEW.split(' or '), documents: 1 },
    ],
  }
  assert.deepEqual(JSON.parse(summary('v.ndjson', '--format', 'json').stdout), expected)
  assert.equal(summary('v.ndjson', '--format', 'ndjson').stdout, `${JSON.stringify(expected)}\n`)
  assert.equal(summary(file('one.json', DOCUMENTS[0])).stdout, `1 document: 1 of ${SINCE_NEW}\n`)
  assert.equal(summary(file('no.ndjson', '')).stdout, '0 documents\n')
})

test('a list in JSON is closed even if a file after it cannot be read', () => {
  file('a.json', '{}')
  for (const command of ['validate', 'detect']) {
    const { status, stdout } = run([command, 'order', 'a.json', 'missing.json', '--format', 'json'])
    assert.deepEqual([status, JSON.parse(stdout).map(({ file }) => file)], [3, ['a.json']])
  }
})

test('messages name the flags of the command, in every language', () => {
  const lossy = file('lossy.json', '{"items":[{"redemption_url":7}]}')
  const orphan = file('orphan.ndjson', `${api.convert('order', DOCUMENTS[0], DOWN).output}\n`)
  const { complement } = api.convert('order', DOCUMENTS[0].replace('}]}', '},{"payout":{"url":"v","id":8}}]}'), DOWN)
  file('held', `${JSON.stringify({ line: 1, complement })}\n`)
  for (const [name, args, message] of [
    [lossy, ['--max-bytes', '9'], 'or raise the option `--max-bytes`.'],
    [lossy, ['--max-depth', '1'], 'or raise the option `--max-depth`.'],
    [lossy, ['--on-loss', 'error'], 'Remove it, or use `--on-loss report`.'],
    [lossy, ['--on-loss', 'error', '--messages', 'de'], 'oder verwenden Sie `--on-loss report`.'],
    [orphan, ['--with-complements', 'held'], 'or use `--on-orphan drop`.'],
    [orphan, ['--with-complements', 'held', '--payout-url', '/other'], 'or another `--payout-url`.'],
  ]) {
    const { status, stderr } = up(name, ...args)
    assert.equal(status, 1, stderr)
    assert.ok(stderr.includes(message), stderr)
  }
  const list = file('list.json', '{"a":[{}],"b":[{}]}')
  const { stdout } = run(['validate', 'order-list', list, '--entries', '/c'])
  assert.ok(stdout.includes(' The option `--entries` points to nothing in this document.'), stdout)
  // A text that is not an option stays unchanged.
  assert.match(run(['validate', 'order', file('a.json', '{}')]).stdout, /`status` is missing/)
})

test('- is standard output for the result and for nothing else', () => {
  file('one.json', DOCUMENTS[0])
  const { stdout, status } = down('one.json', '-o', '-', '--complements', 'c')
  assert.deepEqual([status, stdout], [0, api.convert('order', DOCUMENTS[0], DOWN).output])
  const fixed = run(['fix', 'order-created', file('f.json', '{"status":"completed"}'), '-o', '-'])
  assert.equal(fixed.stdout, '{"status":"COMPLETED"}')
  for (const name of ['--rejects', '--complements', '--summary']) {
    const { status, stderr } = down('one.json', name, '-')
    assert.deepEqual(
      [status, stderr.split('\n')[0]],
      [2, `order-contract: ${name} cannot be standard output: name a file`],
    )
  }
  assert.ok(!existsSync(join(folder, '-')))
})

test('the other commands answer as the package does', () => {
  const asJson = (...args) => JSON.parse(run([...args, '--format', 'json']).stdout)
  const request = file('r.json', '{"items":[{"country":"GB"}]}')
  const left = run(['fix', 'order-request', request])
  assert.equal(left.status, 1)
  assert.match(left.stderr, /^Fixed: Remove `country`[\s\S]*error required/)
  const { output, applied, report } = api.applyFixes('order-request', content(request))
  const fixed = asJson('fix', 'order-request', request)
  assert.deepEqual([fixed.output, fixed.applied.length, fixed.report.valid], [output, applied.length, report.valid])

  const texts = [DOCUMENTS[0], '{"items":[{"redemption_url":"u"}]}', '{}']
  assert.deepEqual(asJson('detect', 'order', file('d.json', texts[0])), [
    { file: 'd.json', ...api.detectVersion('order', texts[0]) },
  ])
  const archive = `\n${texts.join('\r\n \n')}`
  const found = texts.map((text, n) => ({ line: [2, 4, 6][n], offset: archive.indexOf(text), text }))
  assert.deepEqual(
    asJson('detect', 'order', file('d.ndjson', archive)),
    found.map(({ text, ...place }) => ({ file: 'd.ndjson', ...place, ...api.detectVersion('order', text) })),
  )
  assert.match(
    run(['detect', 'order', 'd.ndjson']).stdout,
    new RegExp(`^d\\.ndjson:2: ${SINCE_NEW}\n {2}not 2023-07-27: `),
  )
  assert.deepEqual(asJson('explain', 'enum'), [api.codes.enum])
  assert.match(run(['explain']).stdout, /syntax[\s\S]*complement/)
  const schema = run(['schema', 'product', '--api-version', UP.from, '--level', 'stated']).stdout
  assert.deepEqual(JSON.parse(schema), api.jsonSchema('product', { version: UP.from, level: 'stated' }))
})

/** Runs the command with an input that does not end. */
async function runOpen(args, input) {
  const { child, ended } = start(args)
  child.stdin.write(input)
  const deadline = setTimeout(() => child.kill('SIGKILL'), 60_000)
  return ended.finally(() => clearTimeout(deadline))
}

test('what was found is printed before the input ends', { timeout: 60_000 }, async () => {
  for (const command of ['validate', 'detect']) {
    const { child, ended } = start([command, 'order', '-', '--input', 'ndjson'])
    // As long as a batch, and too short for the output to be printed because of its length.
    child.stdin.write('{"status":"DONE"}\n'.padEnd((1 << 18) - 1).concat('\n'))
    await once(child.stdout, 'data')
    child.stdin.end()
    assert.match((await ended).stdout, /^.*\n/)
  }
})

test('a failure is said although the input has not ended', async () => {
  const convertAll = ['convert', 'order', '-', '--input', 'ndjson', ...DOWN_OPTIONS]
  const lacking = await runOpen([...convertAll, '--with-complements', 'none'], `${DOCUMENTS[0]}\n`)
  assert.deepEqual(lacking, {
    status: 3,
    stdout: '',
    stderr: 'order-contract: cannot read none: there is no such file or folder\n',
  })
  // As long as a batch, so that the document is refused before the input ends, and nothing comes after it.
  const refused = await runOpen(convertAll, '{\n'.padEnd(1 << 18))
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /^error syntax/)
})

test('a failure is said although a named pipe has not ended', { skip: process.platform === 'win32' }, async () => {
  const pipe = join(folder, 'pipe')
  spawnSync('mkfifo', [pipe])
  const refused = runOpen(['convert', 'order', pipe, '--input', 'ndjson', ...DOWN_OPTIONS], '')
  const writer = await openFile(pipe, 'w')
  await writer.write('{\n'.padEnd(1 << 18))
  assert.equal((await refused).status, 1)
  await writer.close()

  // A whole document arrives through it, in as many pieces as a pipe needs.
  const long = DOCUMENTS[0].replace('https://example.com/1', 'u'.repeat(300_000))
  const read = runOpen(['convert', 'order', pipe, ...DOWN_OPTIONS], '')
  const last = await openFile(pipe, 'w')
  await last.writeFile(long)
  await last.close()
  assert.equal((await read).stdout, api.convert('order', long, DOWN).output)
})

test('an error of the command itself has an exit code of its own, and repeats no document', () => {
  for (const [broken, reason] of [
    ["throw new Error('broken')", 'Error: broken'],
    ["JSON.parse('secret')", 'SyntaxError'],
    ["Promise.reject(new Error('left'))", 'Error: left'],
  ]) {
    const preload = `data:text/javascript,JSON.stringify = () => { ${broken} }`
    const args = ['--import', encodeURI(preload), main, 'schema', 'order']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    assert.equal(status, 70)
    const [first, second, ...frames] = stderr.trimEnd().split('\n')
    assert.equal(first, 'order-contract: the command itself failed: please report these lines')
    assert.equal(second, reason)
    assert.ok(frames.length > 0 && frames.every((frame) => frame.startsWith('    at ')))
  }
})

test('each command has its help, whichever way it is asked for', () => {
  const all = run(['--help']).stdout
  for (const name of ['validate', 'convert', 'detect', 'fix', 'explain', 'schema']) {
    const { status, stdout } = run([name, '--help'])
    assert.equal(status, 0)
    assert.match(stdout, new RegExp(`^order-contract ${name}`))
    assert.ok(all.includes(name))
  }
  const { stdout } = run(['convert', '--help'])
  for (const name of ['help', '-h']) assert.equal(run([name, 'convert']).stdout, stdout)
  assert.match(stdout, /^SHAPE is one of order-request, .*\nFILE can be - for standard input\. Input in gzip .*$/m)
  const { status, stderr } = run(['-v'])
  assert.equal(status, 2)
  assert.match(
    stderr,
    /^order-contract: unknown command '-v': use 'validate', .*\norder-contract: see order-contract --help\n$/,
  )
})

test('a document with many losses takes little memory for each of them', () => {
  const items = Array.from({ length: 100_000 }, (_, n) => `{"payout":{"url":"u${n}","status":"ACTIVE"}}`)
  const text = `{"items":[${items.join(',\n')}]}`
  const limit = ['--max-bytes', String(text.length)]
  const files = ['-o', 'down.json', '--complements', 'held']
  const args = ['convert', 'order', file('many.json', text), ...DOWN_OPTIONS, ...limit, ...files]
  const small = spawnSync(process.execPath, ['--max-old-space-size=48', main, ...args], { cwd: folder })
  assert.equal(small.status, 0)
  const back = ['convert', 'order', 'down.json', ...UP_OPTIONS, ...limit, '--with-complements', 'held', '-o', 'up.json']
  assert.equal(run(back).status, 0)
  assert.ok(content('up.json') === text)
})

test('fix says the text that it leaves, with its byte order mark', () => {
  const text = '\ufeff{"idempotency_key":"k"}'
  const { status, stdout } = run(['fix', 'order-request', file('mark.json', text), '--format', 'json'])
  assert.equal(status, 1)
  assert.equal(JSON.parse(stdout).output, text)
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
    for (const outfile of Object.values(outfiles)) assert.deepEqual(run(args, { program: outfile }), expected, args[0])
  }
})

test('a file is checked by its beginning, however it arrives', () => {
  const gzip = gzipSync('{}')
  for (const [chunks, expected] of [
    [
      ['\n', ' ', '[]\n'],
      [2, ''],
    ],
    [
      ['\n', '{', '}'],
      [0, '\n{}'],
    ],
    [
      [gzip.subarray(0, 1), gzip.subarray(1)],
      [0, '{}'],
    ],
  ]) {
    const texts = chunks.map((chunk) => Buffer.from(chunk).toString('base64'))
    const preload = `import { Readable } from 'node:stream'
      const chunks = ${JSON.stringify(texts)}.map((text) => Buffer.from(text, 'base64'))
      Object.defineProperty(process, 'stdin', { value: Readable.from(chunks) })`
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`]
    const { status, stdout } = run(['convert', 'order', '-', ...UP_OPTIONS], { flags })
    assert.deepEqual([status, stdout], expected, JSON.stringify(chunks))
  }
})

test('amendments are flags that can be repeated', () => {
  const path = fileURLToPath(new URL('../reality/order-request.template.json', import.meta.url))
  const order = file('order.json', readFileSync(path, 'utf8'))
  const currency = ['--accept', '/payment_method/currency=AUD,JPY']
  const template = ['--accept', '/items/*/products/type=TEMPLATE']
  const one = run(['validate', 'order-request', order, ...currency])
  assert.equal(one.status, 1)
  assert.equal(run(['validate', 'order-request', order, ...currency, ...template]).status, 0)

  const product = file('product.json', '{"code":"P"}')
  assert.equal(run(['validate', 'product', product]).status, 1)
  assert.equal(run(['validate', 'product', product, '--optional', '/approval_state']).status, 0)
  assert.equal(run(['fix', 'product', product, '--optional', '/approval_state', '-o', 'out.json']).status, 0)
  const amended = { accept: { '/payment_method/currency': ['AUD', 'JPY'] }, optional: ['/items'] }
  assert.deepEqual(
    JSON.parse(run(['schema', 'order-request', ...currency, '--optional', '/items']).stdout),
    api.jsonSchema('order-request', amended),
  )

  for (const [args, message] of [
    [
      ['--accept', '/payment_method/currency'],
      /--accept needs values: write --accept \/payment_method\/currency=VALUE/,
    ],
    [['--accept', '/payment_method/curency=AUD'], /did you mean '\/payment_method\/currency'/],
    [['--accept', 'payment_method/currency=AUD'], /--accept must be a JSON Pointer/],
    [['--optional', 'items'], /--optional must be a JSON Pointer: did you mean '\/items'/],
    [['--optional', '/country'], /leads to no required field/],
    [['--optional'], /Option '--optional <value>' argument missing/],
  ]) {
    const { status, stderr } = run(['validate', 'order-request', order, ...args])
    assert.equal(status, 2, args.join(' '))
    assert.match(stderr, message)
  }
})
