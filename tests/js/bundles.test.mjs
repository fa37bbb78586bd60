/**
 * The entries as Node, Deno and Bun load them: one file each, with the names and answers of the modules.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const { exports } = JSON.parse(readFileSync(new URL('../../pkg/package.json', import.meta.url), 'utf8'))
const ENTRIES = ['.', './check', './check-js', './edge', './slim', './stream']

/** A folder in which the package is installed. */
const app = mkdtempSync(join(tmpdir(), 'order-contract-'))
after(() => rmSync(app, { recursive: true, force: true }))
const installed = join(app, 'node_modules', 'order-contract')
mkdirSync(installed, { recursive: true })
cpSync(fileURLToPath(new URL('../../pkg/package.json', import.meta.url)), join(installed, 'package.json'))
cpSync(dist, join(installed, 'dist'), { recursive: true })

/** Runs a module there and returns what it prints. */
const printed = (script) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: app, encoding: 'utf8' }).trim()

const nameOf = (entry) => `order-contract${entry.slice(1)}`

test('Node resolves each entry to its own file', () => {
  for (const entry of ENTRIES) {
    const found = printed(`console.log(import.meta.resolve('${nameOf(entry)}'))`)
    assert.equal(found, pathToFileURL(join(installed, exports[entry].node)).href)
    assert.equal(basename(exports[entry].node), basename(exports[entry].default))
  }
})

test('an error is printed with the name of its class', () => {
  const thrown = `
    import { inspect } from 'node:util'
    const { assertValid } = await import('order-contract')
    const { receiveProductUpdate } = await import('order-contract/edge')
    try {
      assertValid('order', 1)
    } catch (error) {
      console.log(inspect(error).split(':')[0])
    }
    const body = '{"product_code":"P","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}'
    const request = new Request('https://example.com', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { error } = await receiveProductUpdate(request, { handle() { throw new Error('no') } })
    console.log(inspect(error).split(':')[0])`
  assert.deepEqual(printed(thrown).split('\n'), ['InvalidDocumentError', 'HookError'])
})

test('each file imports no other', () => {
  for (const entry of ENTRIES) {
    const text = readFileSync(join(installed, exports[entry].node), 'utf8')
    assert.doesNotMatch(text, /^\s*(?:import|export)\b[^;]* from /m, entry)
    assert.doesNotMatch(text, /\bimport\(/, entry)
  }
})

test('each file has the names of its modules', async () => {
  for (const entry of ENTRIES) {
    const [file, modules] = await Promise.all(
      [exports[entry].node, exports[entry].default].map((path) => import(pathToFileURL(join(installed, path)).href)),
    )
    assert.deepEqual(Object.keys(file), Object.keys(modules), entry)
  }
})

test('bundlers get the modules, also for a server', () => {
  for (const entry of ENTRIES) {
    const conditions = Object.keys(exports[entry])
    assert.equal(exports[entry].module, exports[entry].default)
    assert.ok(conditions.indexOf('module') < conditions.indexOf('node'))
    for (const earlier of ['types', 'workerd', 'edge-light'].filter((name) => conditions.includes(name)))
      assert.ok(conditions.indexOf(earlier) < conditions.indexOf('module'), earlier)
  }
})

test('an entry answers from its own file', () => {
  const script = `
    import { convert, validate } from 'order-contract'
    import { createReceiver } from 'order-contract/edge'
    import { isValid } from 'order-contract/check'
    import { validateStream } from 'order-contract/stream'
    const up = convert('order', '{"status":"FAILED"}', { from: '2023-07-27', to: '2024-02-05' })
    const { response } = await createReceiver()(new Request('https://example.com', { method: 'POST', body: '{}' }))
    const { summary, readable, writable } = validateStream('order-created')
    const writer = writable.getWriter()
    writer.write(new TextEncoder().encode('{"status":"FAILED"}\\n'))
    writer.close()
    for await (const report of readable);
    console.log(validate('order', '{').problems[0].code, up.ok, isValid('order', '{'), response.status, (await summary).documents)`
  assert.match(printed(script), /^syntax true false 4\d\d 1$/)
})

test('the command is one file, beside the languages', () => {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: installed, encoding: 'utf8' })
  const files = Object.values(JSON.parse(packed))[0].files.map(({ path }) => path)
  assert.deepEqual(
    files.filter((path) => path.startsWith('dist/command/')),
    ['dist/command/main.js'],
  )
  const text = readFileSync(join(installed, 'dist', 'command', 'main.js'), 'utf8')
  const imported = [...text.matchAll(/(?:^import .*?from |\bimport\()"(.*?)"/gm)].map(([, name]) => name)
  const languages = imported.filter((name) => !name.startsWith('node:'))
  assert.deepEqual(
    languages.sort(),
    ['de', 'es', 'fr'].map((language) => `../generated/messages/${language}.js`),
  )
})
