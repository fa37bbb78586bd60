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
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DOCUMENTS } from '../js/archives.mjs'
import { api, DOWN } from '../js/package.mjs'
import {
  argumentsOf,
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
import refused from './same_files.json' with { type: 'json' }

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

test('what was converted before the first refused document is printed', () => {
  const archive = file('bad.ndjson', `${LINE.repeat(10_000)}x\n`)
  const { stdout } = checked(down(archive), [1, { stderr: /:10001:[\s\S]*the conversion ended here:/ }])
  const { output } = api.convert('order', LINE, DOWN)
  assert.ok(stdout.length > 0 && output.repeat(10_000).startsWith(stdout))
})

/** Runs a line of a shell: `<` and `>>` open files of the folder as standard streams. */
function runLine(line) {
  const [, command, input, output] = line.match(/^(.*?)(?: < (\S+))?(?: >> (\S+))?$/)
  const args = argumentsOf(command.replace('{folder}', folder))
  if (!input && !output) return run(args)
  const stdio = {
    ...(input && { stdin: openSync(join(folder, input), 'r') }),
    ...(output && { stdout: openSync(join(folder, output), 'a') }),
  }
  const result = spawned(args, { stdio })
  for (const descriptor of Object.values(stdio)) closeSync(descriptor)
  return result
}

for (const [message, lines] of Object.entries(refused))
  test(`nothing is written, by whatever name, because ${message}`, () => {
    const files = { 'in.ndjson': LINE, 'back.ndjson': '{"line":1,"complement":{}}\n', 'in2.ndjson': '' }
    for (const [name, text] of Object.entries(files)) file(name, text)
    for (const [name, link, target] of [
      ['symbolic.ndjson', symlinkSync, 'in.ndjson'],
      ['hard.ndjson', linkSync, 'in.ndjson'],
      ['hard2.ndjson', linkSync, 'in2.ndjson'],
    ]) {
      rmSync(join(folder, name), { force: true })
      link(join(folder, target), join(folder, name))
    }
    const before = readdirSync(folder)
    for (const line of lines.filter((line) => !line.includes('/dev/') || existsSync('/dev/stdout'))) {
      const { status, stderr } = runLine(line)
      assert.deepEqual([status, stderr.split('\n')[0]], [2, `order-contract: ${message}`], line)
      for (const [name, text] of Object.entries({ ...files, 'hard.ndjson': LINE }))
        assert.equal(content(name), text, line)
    }
    assert.deepEqual(readdirSync(folder), before)
  })

test('what is read nowhere can be written: other files, the null device, one that standard input only happens to be', () => {
  file('in.ndjson', LINE)
  file('other.ndjson', LINE)
  checked(runLine('validate order other.ndjson --format ndjson < in.ndjson >> in.ndjson'), [1])
  assert.match(content('in.ndjson'), /\n\{"file":"other\.ndjson"/)
  if (existsSync('/dev/null')) {
    checked(up('other.ndjson', '--rejects', '/dev/null', '--complements', '/dev/null'), [0])
    says(['convert', 'order', '/dev/null', ...UP_OPTIONS, '--input', 'ndjson', '-o', '/dev/null'], 0)
  }
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
