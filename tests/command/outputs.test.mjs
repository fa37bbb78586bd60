/** The files that a conversion writes: none replaces an older one before all are complete, and none is the input. */
import assert from 'node:assert/strict'
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DOCUMENTS } from '../js/archives.mjs'
import { api, DOWN } from '../js/package.mjs'
import {
  checked,
  content,
  DOWN_OPTIONS,
  down,
  file,
  folder,
  run,
  says,
  spawned,
  start,
  UP_OPTIONS,
  up,
} from './process.mjs'

const LINE = `${DOCUMENTS[0]}\n`
const OUTPUTS = ['output', 'rejects', 'complements', 'summary']
/** Files that must not be there: temporary ones, and outputs of conversions that fail. */
const left = () => readdirSync(folder).filter((name) => /partial|never/.test(name))

/** Runs a conversion into files that exist, and others in their place. Returns its result and the names of the replaced files. */
function convertOver(others, { flags = [], text = LINE } = {}) {
  file('in.ndjson', text)
  for (const name of OUTPUTS) file(`old.${name}`, 'before')
  const outputs = OUTPUTS.flatMap((name) => [`--${name}`, others[name] ?? `old.${name}`])
  const args = ['convert', 'order', 'in.ndjson', ...DOWN_OPTIONS, ...outputs]
  const { status, stderr } = flags.length > 0 ? spawned(args, { flags }) : run(args)
  assert.deepEqual(left(), [])
  return { status, stderr, replaced: OUTPUTS.filter((name) => content(`old.${name}`) !== 'before') }
}

test('a failure of one output replaces no file', { skip: !existsSync('/dev/full') }, () => {
  const { status, replaced } = convertOver({})
  assert.deepEqual([status, replaced], [0, OUTPUTS])
  // What is compressed and short fails only when the file ends.
  const long = Array.from({ length: 60_000 }, (_, n) => `{"id":"${(n * 7919) % 65_537}"}\n`).join('')
  symlinkSync('/dev/full', join(folder, 'full.gz'))
  for (const [name, text] of [...OUTPUTS.map((name) => [name, LINE]), ['output', long]]) {
    const { status, stderr, replaced } = convertOver({ [name]: 'full.gz' }, { text })
    assert.match(stderr, /cannot write full\.gz: no space left on device/)
    assert.deepEqual([status, replaced], [3, []])
  }
})

/** A flag of Node that makes renaming fail for a path that ends so. */
function failingRename(end) {
  const preload = `import promises from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { rename } = promises
    promises.rename = async (from, to) => {
      if (to.endsWith('${end}')) throw Object.assign(new Error(), { code: 'EIO' })
      return rename(from, to)
    }
    syncBuiltinESMExports()`
  return ['--import', `data:text/javascript,${encodeURIComponent(preload)}`]
}

/** Flags of Node that collect garbage before temporary files are deleted. */
const COLLECTING = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(`import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { unlinkSync } = fs
    fs.unlinkSync = (path) => {
      gc()
      unlinkSync(path)
    }
    syncBuiltinESMExports()`)}`,
]

test('a conversion that fails says why, and nothing of files that are still open', () => {
  mkdirSync(join(folder, 'a folder'), { recursive: true })
  file('in.ndjson', LINE)
  for (const inputs of [['a folder'], ['in.ndjson', '--with-complements', 'missing'], ['missing']])
    for (const to of ['never', 'never.gz']) {
      const args = ['convert', 'order', ...inputs, ...DOWN_OPTIONS, '-o', to]
      const { status, stderr } = spawned(args, { flags: COLLECTING })
      assert.deepEqual([status, stderr.split('\n').slice(1)], [3, ['']], stderr)
      assert.deepEqual(left(), [])
    }
})

test('the output gets its name first, and no file does if it cannot', () => {
  for (const [name, expected] of [
    ['output', []],
    ['rejects', ['output']],
  ]) {
    const { status, replaced } = convertOver({}, { flags: failingRename(`old.${name}`) })
    assert.deepEqual([status, replaced], [3, expected])
  }
})

test('a file appears only when it is whole, and an existing one stays until then', () => {
  file('bad.ndjson', `${LINE}{"a":1,}\n`)
  file('kept.ndjson', 'before')
  const result = up('bad.ndjson', '-o', 'kept.ndjson', '--complements', 'never')
  const { stderr } = checked(result, [1, { stderr: /error syntax .*\n {2}--> bad\.ndjson:2:8\n/ }])
  assert.doesNotMatch(stderr, /"a"/, 'standard error is a log here')
  assert.match(stderr, /the conversion ended here: pass --rejects FILE/)
  assert.equal(content('kept.ndjson'), 'before')
  assert.deepEqual(left(), [])
  symlinkSync('kept.ndjson', join(folder, 'link.ndjson'))
  assert.equal(up('bad.ndjson', '-o', 'link.ndjson', '--rejects', 'r').status, 1)
  assert.equal(content('kept.ndjson'), content('link.ndjson'))
  assert.notEqual(content('kept.ndjson'), 'before')
})

test('what was converted before the first refused document is printed', () => {
  const archive = file('bad.ndjson', `${LINE.repeat(10_000)}x\n`)
  const { stdout } = checked(down(archive), [1, { stderr: /:10001:[\s\S]*the conversion ended here:/ }])
  const { output } = api.convert('order', LINE, DOWN)
  assert.ok(stdout.length > 0 && output.repeat(10_000).startsWith(stdout))
})

const SAME_INPUT = 'order-contract: an output is the same file as an input: name another file for it'

/** Opens files of the folder as standard streams, for example `{ stdout: ['in.ndjson', 'a'] }`, and runs the command. */
function runWith(args, streams) {
  if (Object.keys(streams).length === 0) return run(args)
  const opened = Object.entries(streams).map(([stream, [name, flags]]) => [stream, openSync(join(folder, name), flags)])
  const result = spawned(args, { stdio: Object.fromEntries(opened) })
  for (const [, descriptor] of opened) closeSync(descriptor)
  return result
}

test('no command writes into what it reads, by whatever name, and touches nothing', () => {
  file('in.ndjson', LINE)
  file('back.ndjson', '{"line":1,"complement":{}}\n')
  const links = { 'symbolic.ndjson': symlinkSync, 'hard.ndjson': linkSync }
  for (const [name, link] of Object.entries(links)) link(join(folder, 'in.ndjson'), join(folder, name))
  const names = ['in.ndjson', './in.ndjson', join(folder, 'in.ndjson'), ...Object.keys(links)]
  const convert = (input, ...more) => ['convert', 'order', input, ...UP_OPTIONS, ...more]
  const convertHeld = (...more) => convert('in.ndjson', '--with-complements', 'back.ndjson', ...more)
  const commands = (input) => [
    convert(input),
    ['validate', 'order', 'back.ndjson', input, '--format', 'ndjson'],
    ['detect', 'order', input],
    ['validate', 'order', input, '--fix'],
  ]
  const stdin = ['in.ndjson', 'r']
  const stdout = ['hard.ndjson', 'a']
  const devices = [
    [convert('in.ndjson', '-o', '/dev/stdout'), { stdout }],
    [convert('/dev/stdin', '-o', 'in.ndjson'), { stdin }],
  ]
  const all = [
    ...['-o', '--rejects', '--complements', '--summary'].map((flag) => [convert('in.ndjson', flag, 'in.ndjson')]),
    ...names.map((name) => [convert('in.ndjson', '-o', name)]),
    ...names.map((name) => [convert(name, '-o', 'in.ndjson')]),
    // The output would replace what is read.
    ...names.map((name) => [convert('-', '-o', name), { stdin }]),
    [['validate', 'order', 'in.ndjson', '--fix', '-o', 'in.ndjson']],
    ...commands('in.ndjson').map((args) => [args, { stdout }]),
    ...commands('-').map((args) => [args, { stdin, stdout }]),
    [convertHeld('-o', 'back.ndjson')],
    [convertHeld(), { stdout: ['back.ndjson', 'a'] }],
    ...(existsSync('/dev/stdout') ? devices : []),
  ]
  const before = readdirSync(folder)
  for (const [args, streams = {}] of all) {
    const { status, stderr } = runWith(args, streams)
    const said = `${args.join(' ')} ${JSON.stringify(streams)}`
    assert.deepEqual([status, stderr.split('\n')[0]], [2, SAME_INPUT], said)
    assert.deepEqual([content('in.ndjson'), content('hard.ndjson')], [LINE, LINE], said)
    assert.equal(content('back.ndjson'), '{"line":1,"complement":{}}\n', said)
  }
  assert.deepEqual(readdirSync(folder), before)
})

test('what is read nowhere can be written: other files, the null device, one that standard input only happens to be', () => {
  file('in.ndjson', LINE)
  file('other.ndjson', LINE)
  const args = ['validate', 'order', 'other.ndjson', '--format', 'ndjson']
  checked(runWith(args, { stdin: ['in.ndjson', 'r'], stdout: ['in.ndjson', 'a'] }), [1])
  assert.match(content('in.ndjson'), /\n\{"file":"other\.ndjson"/)
  if (existsSync('/dev/null')) {
    checked(up('other.ndjson', '--rejects', '/dev/null', '--complements', '/dev/null'), [0])
    says(['convert', 'order', '/dev/null', ...UP_OPTIONS, '--input', 'ndjson', '-o', '/dev/null'], 0)
  }
})

test('no two outputs have one file', () => {
  file('in.ndjson', LINE)
  file('first.ndjson', '')
  linkSync(join(folder, 'first.ndjson'), join(folder, 'second.ndjson'))
  const stderr = /^order-contract: two outputs are the same file: name a file for each\n/
  const conversion = ['convert', 'order', 'in.ndjson', ...UP_OPTIONS]
  for (const [args, streams] of [
    [[...conversion, '-o', 'never', '--rejects', './never'], {}],
    [[...conversion, '--rejects', 'first.ndjson', '--complements', 'second.ndjson'], {}],
    [[...conversion, '--summary', 'first.ndjson'], { stdout: ['first.ndjson', 'a'] }],
  ])
    checked(runWith(args, streams), [2, { stderr }])
  assert.deepEqual(left(), [])
})

test('a file keeps its permissions, and a new one gets those of the process', {
  skip: process.platform === 'win32',
}, () => {
  file('in.ndjson', LINE)
  chmodSync(join(folder, file('shared.ndjson', '')), 0o666)
  const mask = process.umask(0o027)
  try {
    for (const name of ['shared.ndjson', 'masked.ndjson']) assert.equal(up('in.ndjson', '-o', name).status, 0)
  } finally {
    process.umask(mask)
  }
  assert.equal(statSync(join(folder, 'shared.ndjson')).mode & 0o777, 0o666)
  assert.equal(statSync(join(folder, 'masked.ndjson')).mode & 0o777, 0o640)
})

test('a name can be as long as the file system allows', () => {
  const { output } = api.convert('order', LINE, DOWN)
  file('in.ndjson', LINE)
  for (const name of ['n'.repeat(255), '\u{1f381}'.repeat(60)]) {
    assert.equal(down('in.ndjson', '-o', name).status, 0)
    assert.equal(content(name), output)
  }
})

test('standard output on a full disk is an error', { skip: !existsSync('/dev/full') }, () => {
  file('a.ndjson', LINE)
  const full = openSync('/dev/full', 'w')
  for (const args of [['convert', 'order', 'a.ndjson', ...UP_OPTIONS], ['validate', 'order', 'a.ndjson'], ['--help']]) {
    const result = spawned(args, { stdio: { stdout: full } })
    checked(result, [3, { stderr: /cannot write standard output: no space left on device/ }])
  }
  closeSync(full)
})

test('a closed pipe ends it and leaves no file', async () => {
  file('large.ndjson', LINE.repeat(120_000))
  const { child, ended } = start(['convert', 'order', 'large.ndjson', ...DOWN_OPTIONS, '--complements', 'never'])
  let read = 0
  child.stdout.on('data', ({ length }) => {
    read += length
    if (read > 2_000_000) child.stdout.destroy()
  })
  checked(await ended, [3, { stderr: /cannot write standard output: broken pipe/ }])
  assert.deepEqual(left(), [])
})

test('a signal ends it, and leaves no file', { skip: process.platform === 'win32' }, async () => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const { child, ended } = start(['convert', 'order', '-', '--input', 'ndjson', ...DOWN_OPTIONS, '-o', 'never'])
    child.stdin.write(LINE.repeat(60_000))
    while (left().length === 0) await new Promise((next) => setTimeout(next, 5))
    child.kill(name)
    assert.deepEqual(await ended, { status: name, stdout: '', stderr: '' })
    assert.deepEqual(left(), [])
  }
})

test('the exit code does not depend on a reader of the messages', async () => {
  // A loss is said, but nobody listens.
  const { child, ended } = start(['convert', 'order', file('in.ndjson', LINE), ...DOWN_OPTIONS, '-o', 'down.ndjson'])
  child.stderr.destroy()
  assert.equal((await ended).status, 0)
})
