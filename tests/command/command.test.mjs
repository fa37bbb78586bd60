/**
 * The command beside the package, whose answers it gives, and as a program of its own. sessions.test.mjs has what it prints.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { BROKEN, converted, DOCUMENTS, jsonLines, pumped, validateStream } from '../js/archives.mjs'
import { api, DOWN, UP } from '../js/package.mjs'
import { content, DOWN_OPTIONS, down, file, folder, main, run, says, spawned, UP_OPTIONS, up } from './process.mjs'

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

test('detect lists what the package detects, with the place of each line', () => {
  const texts = [DOCUMENTS[0], '{"items":[{"redemption_url":"u"}]}', '{"items":[]}']
  const archive = `\n${texts.join('\r\n \n')}`
  assert.deepEqual(
    listed('detect', 'order', file('d.ndjson', archive)),
    texts.map((text, n) => {
      const place = { file: 'd.ndjson', line: 2 * n + 2, offset: archive.indexOf(text) }
      return { ...place, ...api.detectVersion('order', text) }
    }),
  )
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

test('a document with many losses takes little memory for each of them', () => {
  const items = Array.from({ length: 100_000 }, (_, n) => `{"payout":{"url":"u${n}","status":"ACTIVE"}}`)
  const text = `{"items":[${items.join(',\n')}]}`
  const limit = ['--max-bytes', String(text.length)]
  const args = [file('many.json', text), ...DOWN_OPTIONS, ...limit, '-o', 'down.json', '--complements', 'held']
  assert.equal(spawned(['convert', 'order', ...args], { flags: ['--max-old-space-size=48'] }).status, 0)
  assert.equal(up('down.json', ...limit, '--with-complements', 'held', '-o', 'up.json').status, 0)
  assert.ok(content('up.json') === text)
})

test('lines behind which the input has not ended are told --input ndjson where one document is expected', () => {
  const input = `${DOCUMENTS[0]}\n`.repeat(18_000)
  for (const [command, ...options] of [['convert', ...DOWN_OPTIONS], ['validate'], ['detect']]) {
    const { stdout, stderr } = says([command, 'order', '-', ...options], 1, {}, { input })
    assert.ok((stdout + stderr).includes('help: if each line is a document, pass --input ndjson'), stdout + stderr)
    assert.doesNotMatch(run([command, 'order', '-', ...options, '--input', 'ndjson'], { input }).stderr, /--input/)
  }
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
