/**
 * Folders of archives: the job of examples/spark, with a stand-in for Spark that runs its tasks one after the other, and
 * the script of docs/scale.md.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DOCUMENTS } from '../js/archives.mjs'
import { api, UP } from '../js/package.mjs'
import { SPARK } from '../lib/spark.mjs'
import { content, environment, file, folder, main } from './process.mjs'

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const job = fromRoot('examples/spark/convert.py')
const skip = spawnSync('python3', ['--version']).status === 0 ? false : 'there is no python3'

mkdirSync(join(folder, 'pyspark'))
file(
  'pyspark/__init__.py',
  'class TaskContext:\n    get = classmethod(lambda c: c)\n    taskAttemptId = classmethod(lambda c: 1)\n',
)
file('pyspark/sql.py', SPARK)

const ORDER = '{"items":[{"redemption_url":"u"}]}'

function submit(archive) {
  const args = [job, archive, 'migrated', '--command', process.execPath, main]
  return spawnSync('python3', args, { cwd: folder, encoding: 'utf8', env: { ...process.env, PYTHONPATH: folder } })
}

test('plain and compressed files are converted, and their counts add up', { skip }, () => {
  const text = `${DOCUMENTS.join('\n')}\nx\n`
  mkdirSync(join(folder, 'archive'))
  file('archive/a.ndjson', text)
  file('archive/b.ndjson.gz', gzipSync(text))
  file('archive/notes.txt', '')
  const { status, stdout, stderr } = submit('archive')
  assert.equal(status, 0, stderr)
  const [begin, ...lines] = stdout.trim().split('\n')
  assert.equal(begin, '2 files, 2 of them to convert')
  const line = DOCUMENTS.length + 1
  assert.deepEqual(lines.slice(0, 2), [`rejected: a.ndjson, line ${line}`, `rejected: b.ndjson.gz, line ${line}`])
  assert.deepEqual(JSON.parse(lines[2]), { documents: 14, converted: 10, others: 2, rejected: 2 })
  for (const part of ['output', 'rejects', 'complements', 'summary']) {
    assert.deepEqual(readdirSync(join(folder, 'migrated', part)), ['a.ndjson', 'b.ndjson.gz'])
    const compressed = readFileSync(join(folder, 'migrated', part, 'b.ndjson.gz'))
    assert.equal(gunzipSync(compressed).toString(), content(`migrated/${part}/a.ndjson`))
  }
})

test('a folder without documents fails and names what is there', { skip }, () => {
  mkdirSync(join(folder, 'other'))
  const message = 'other has no file named .ndjson or .ndjson.gz. It has: '
  for (const [name, found] of [
    [undefined, 'nothing'],
    ['orders.json', 'orders.json'],
    ['more.csv', 'more.csv, orders.json'],
  ]) {
    if (name) file(`other/${name}`, '')
    const { status, stderr } = submit('other')
    assert.deepEqual([status, stderr], [1, `${message}${found}\n`])
  }
})

test('the script for one machine converts a folder, and fails if there is nothing to convert', {
  skip: process.platform === 'win32',
}, () => {
  const [, script] = readFileSync(fromRoot('docs/scale.md'), 'utf8').match(/^```sh\n(documents\(\)[\s\S]*?)^```$/m)
  for (const name of ['scale', 'scale/archive']) mkdirSync(join(folder, name))
  const env = environment()
  const convertAll = () => spawnSync('sh', ['-c', script], { cwd: join(folder, 'scale'), encoding: 'utf8', env })
  file('scale/archive/notes.txt', '')
  const message = 'archive has no file named .ndjson or .ndjson.gz. It has: notes.txt\n'
  const nothing = convertAll()
  assert.deepEqual([nothing.status, nothing.stderr], [1, message])
  file('scale/archive/a b.ndjson', `${ORDER}\n`)
  file('scale/archive/c.ndjson.gz', gzipSync(`${ORDER}\n`))
  assert.equal(convertAll().status, 0)
  const { output } = api.convert('order', ORDER, UP)
  assert.equal(content('scale/migrated/a b.ndjson'), `${output}\n`)
  assert.equal(gunzipSync(readFileSync(join(folder, 'scale/migrated/c.ndjson.gz'))).toString(), `${output}\n`)
})
