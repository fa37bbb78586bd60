/** The files that a conversion writes: none replaces an older one before all are complete, and none is the input. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { DOCUMENTS, DOWN } from '../js/archives.mjs'
import { api } from '../js/package.mjs'
import { content, DOWN_OPTIONS, down, file, folder, run } from './process.mjs'

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

test('a name can be as long as the file system allows', () => {
  const { output } = api.convert('order', DOCUMENTS[0], DOWN)
  file('in.ndjson', LINE)
  for (const name of ['n'.repeat(255), '\u{1f381}'.repeat(60)]) {
    assert.equal(down('in.ndjson', '-o', name).status, 0)
    assert.equal(content(name), `${output}\n`)
  }
})
