/** The files that a conversion writes: none replaces an older one before all are complete, and none is the input. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { DOCUMENTS, DOWN } from '../js/archives.mjs'
import { api } from '../js/package.mjs'
import { content, DOWN_OPTIONS, down, file, folder, main, run } from './process.mjs'

const LINE = `${DOCUMENTS[0]}\n`
const SIDE = ['rejects', 'complements', 'summary']
const SIDE_OPTIONS = SIDE.flatMap((name) => [`--${name}`, `old.${name}`])
const partial = () => readdirSync(folder).filter((name) => name.includes('partial'))

/** Runs a conversion into files that exist. Returns its status, its errors and the names of the replaced files. */
function convertOver(output, { flags } = {}) {
  file('in.ndjson', LINE)
  for (const name of [...SIDE, 'output']) file(`old.${name}`, 'before')
  const args = ['convert', 'order', 'in.ndjson', ...DOWN_OPTIONS, ...SIDE_OPTIONS, '-o', output]
  const { status, stderr } = run(args, { flags })
  const replaced = ['output', ...SIDE].filter((name) => content(`old.${name}`) !== 'before')
  assert.deepEqual(partial(), [])
  return { status, stderr, replaced }
}

test('a failure of one output replaces no file', { skip: !existsSync('/dev/full') }, () => {
  assert.deepEqual(convertOver('old.output').replaced, ['output', ...SIDE])
  const { status, stderr, replaced } = convertOver('/dev/full')
  assert.match(stderr, /cannot write \/dev\/full: there is no space left/)
  assert.deepEqual([status, replaced], [3, []])
})

/** A flag of Node that makes a function of node:fs/promises fail for some paths. */
function failing(name, isFailing, code) {
  const preload = `import promises from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { ${name} } = promises
    promises.${name} = async (...all) => {
      if ((${isFailing})(...all)) throw Object.assign(new Error(), { code: '${code}' })
      return ${name}(...all)
    }
    syncBuiltinESMExports()`
  return ['--import', `data:text/javascript,${encodeURIComponent(preload)}`]
}

test('the output gets its name first, and no file does if it cannot', () => {
  const { status, replaced } = convertOver('old.output', {
    flags: failing('rename', (_, to) => to.endsWith('old.output'), 'EIO'),
  })
  assert.deepEqual([status, replaced], [3, []])
  const later = convertOver('old.output', { flags: failing('rename', (_, to) => to.endsWith('old.rejects'), 'EIO') })
  assert.deepEqual([later.status, later.replaced], [3, ['output']])
})

test('a file that is standard input is not written over', { skip: process.platform === 'win32' }, () => {
  file('in.ndjson', LINE)
  for (const output of ['--output', '--rejects', '--complements', '--summary']) {
    const stdin = openSync(join(folder, 'in.ndjson'), 'r')
    const args = ['convert', 'order', '-', '--input', 'ndjson', ...DOWN_OPTIONS, output, 'in.ndjson']
    const { status, stderr } = run(args, { stdin })
    closeSync(stdin)
    const message = 'order-contract: an output has the same file as an input: name another file for it'
    assert.deepEqual([status, stderr.split('\n')[0]], [2, message])
    assert.equal(content('in.ndjson'), LINE)
  }
  // The document is read before the file is written.
  const stdin = openSync(join(folder, file('fix.json', '{"status":"completed"}')), 'r')
  assert.equal(run(['fix', 'order-created', '-', '-o', 'fix.json'], { stdin }).status, 0)
  closeSync(stdin)
  assert.equal(content('fix.json'), '{"status":"COMPLETED"}')
})

test('a name can be as long as the file system allows', () => {
  const { output } = api.convert('order', DOCUMENTS[0], DOWN)
  file('in.ndjson', LINE)
  for (const name of ['n'.repeat(255), '\u{1f381}'.repeat(60)]) {
    assert.equal(down('in.ndjson', '-o', name).status, 0)
    assert.equal(content(name), `${output}\n`)
  }
})

test('a path that names a folder is not written as a file', () => {
  file('in.ndjson', LINE)
  for (const path of ['newdir/', 'newdir/.', 'newdir/..']) {
    const { status, stderr } = down('in.ndjson', '-o', path)
    const message = `order-contract: cannot write ${path}: there is no such file or folder\n`
    assert.deepEqual([status, stderr], [3, message])
    assert.ok(!existsSync(join(folder, 'newdir')))
  }
})

test('a folder in which no file can be created is named', () => {
  const flags = failing('open', (path) => path.endsWith('.partial'), 'EACCES')
  const { status, stderr, replaced } = convertOver('old.output', { flags })
  assert.deepEqual([status, replaced], [3, []])
  assert.match(stderr, /: cannot create a file in the folder of old\.rejects: permission denied\n/)
})

test('a socket can be standard input and output at once', { skip: process.platform === 'win32' }, async () => {
  const server = createServer({ allowHalfOpen: true }).listen(join(folder, 'socket'))
  await once(server, 'listening')
  const client = connect({ path: join(folder, 'socket'), allowHalfOpen: true })
  const [accepted] = await once(server, 'connection')
  accepted.pause()
  const args = [main, 'convert', 'order', '-', '--input', 'ndjson', ...DOWN_OPTIONS]
  const child = spawn(process.execPath, args, { stdio: [accepted, accepted, 'ignore'] })
  client.end(LINE)
  const text = new Response(Readable.toWeb(client)).text()
  const ended = await once(child, 'close')
  accepted.destroy()
  assert.deepEqual(ended, [0, null])
  assert.equal(await text, `${api.convert('order', DOCUMENTS[0], DOWN).output}\n`)
  server.close()
})
