/** The recipes that are scripts: they do what the text around them says. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { run } from '../../scripts/lib/run.mjs'
import { api } from '../js/package.mjs'
import { SPARK } from '../lib/spark.mjs'
import { copyRecipe, importFrom, runTool } from './lib/project.mjs'

test('logs: a line has codes and places, and neither messages nor a name of a stranger', async (context) => {
  const cwd = await copyRecipe(context, 'logs')
  const { stdout } = await run('node', ['try.js'], { cwd })
  assert.match(stdout, /"pointer":"\/items\/0\/country"/)
  assert.doesNotMatch(stdout, /message|ann@example/)
})

test('fields-of-your-service: they are typed', async (context) => {
  const cwd = await copyRecipe(context, 'fields-of-your-service')
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom']
  await runTool(cwd, 'tsc', ...options, 'price.ts', 'template.ts')
  assert.equal((await run('node', ['price.js'], { cwd })).stdout, 'Book token\n')
  const { isOurOrder, templatesOf } = await importFrom(cwd, 'template.js')
  const products = { type: 'TEMPLATE', template_id: 'T-1' }
  const items = [{ distribution_method: { type: 'PAYOUT_LINK' }, products }]
  const order = (currency) => ({ payment_method: { type: 'ACCOUNT_BALANCE', currency }, items })
  assert.deepEqual([isOurOrder(order('JPY')), isOurOrder(order('jpy'))], [true, false])
  assert.deepEqual(templatesOf(order('JPY')), ['T-1'])
})

const ARCHIVE = [
  '{"id":"O-1","status":"COMPLETED", "items":[{"redemption_url":"https:\\/\\/pay.example.com\\/1","face_value":10.50}]}',
  '{"id":"O-2","status":"PROCESSING","message":"Wait."}',
  'no JSON',
  '{"id":"O-4","items":[{"redemption_url":"https://pay.example.com/1","payout":{"url":"https://pay.example.com/2"}}]}',
  // A CR is white space and does not end a line.
  '{"id":"O-5",\r"status":"PROCESSING"}\r',
  '',
]

test('archive: what is lost is refused, and the way back gives the same bytes', async (context) => {
  const cwd = await copyRecipe(context, 'archive')
  const read = (file) => readFile(join(cwd, file), 'utf8')
  const shell = (script) => run('sh', [script], { cwd })
  await writeFile(join(cwd, 'orders.ndjson'), ARCHIVE.join('\n'))
  // 1: a line cannot be read.
  const any = api.versions.join(' or ')
  const counts = new RegExp(`^1 of 2023-07-27\n3 of ${any}\n1 cannot be read\n`, 'm')
  await assert.rejects(shell('detect.sh'), ({ output }) => counts.test(output))

  await shell('migrate.sh')
  const outputs = ['converted.ndjson', 'rejects.ndjson', 'complements.ndjson']
  const byCommand = await Promise.all(outputs.map(read))
  assert.match(byCommand[0], /"payout":\{"url":"https:\\\/\\\/pay/)
  assert.deepEqual(byCommand[1].match(/^{"line":\d+/gm), ['{"line":3', '{"line":4'])
  for (const file of outputs) await rm(join(cwd, file))
  await run('node', ['migrate.js'], { cwd })
  // Messages of the command name flags.
  const byProgram = (text) => text.replaceAll('--on-loss report', "onLoss: 'report'")
  assert.deepEqual(await Promise.all(outputs.map(read)), byCommand.map(byProgram))

  await shell('compare.sh')
  assert.equal(await read('back.ndjson'), ARCHIVE.toSpliced(2, 2).join('\n'))
  if (spawnSync('jq', ['--version']).status === 0) {
    await shell('extract.sh')
    assert.equal(await read('repaired.ndjson'), `${ARCHIVE.slice(2, 4).join('\n')}\n`)
  }
  const repaired = `${ARCHIVE[3]}\n{"id":"O-3","items":[{"redemption_url":"u"}]}\n`
  await writeFile(join(cwd, 'repaired.ndjson'), repaired)
  await shell('load.sh')
  assert.equal(await read('all-back.ndjson'), (await read('back.ndjson')) + repaired)
  await writeFile(join(cwd, 'orders.ndjson'), ARCHIVE.toReversed().join('\n'))
  await assert.rejects(shell('compare.sh'), ({ output }) => /differ/.test(output))
})

/** Stands in for an object store: a folder. */
const BUCKET = `import os, shutil
def names(prefix):
    return os.listdir('bucket/' + prefix) if os.path.isdir('bucket/' + prefix) else []
def fetch(key, path):
    shutil.copy('bucket/' + key, path)
def store(path, key):
    os.makedirs(os.path.dirname('bucket/' + key), exist_ok=True)
    shutil.copy(path, 'bucket/' + key)
`

const skip = spawnSync('python3', ['--version']).status === 0 ? false : 'there is no python3'

test('rented-clusters: Node and the package come in an archive, each file is converted once', {
  skip,
}, async (context) => {
  const cwd = await copyRecipe(context, 'rented-clusters')
  const file = (path, content) => writeFile(join(cwd, path), content)
  for (const folder of ['bin', 'pyspark', 'bucket/archive']) await mkdir(join(cwd, folder), { recursive: true })
  // A script in place of Node itself, which takes long to compress.
  await file('bin/node', `#!/bin/sh\nexec '${process.execPath}' "$@"\n`)
  await chmod(join(cwd, 'bin/node'), 0o755)
  await run('sh', ['pack.sh'], { cwd, env: { PATH: `${join(cwd, 'bin')}${delimiter}${process.env.PATH}` } })
  await rm(join(cwd, 'tools'), { recursive: true })
  await rm(join(cwd, 'node_modules'), { recursive: true })
  // So Spark unpacks it.
  await mkdir(join(cwd, 'tools'))
  await run('tar', ['-xzf', 'tools.tar.gz', '-C', 'tools'], { cwd })
  await file('pyspark/__init__.py', '')
  await file('pyspark/sql.py', SPARK)
  await file('bucket.py', BUCKET)
  for (const name of ['a.ndjson', 'b.ndjson']) await file(`bucket/archive/${name}`, ARCHIVE.join('\n'))
  const submit = async () => (await run('python3', ['convert.py'], { cwd })).stdout
  assert.equal(await submit(), '2 files to convert\n')
  for (const part of ['output', 'rejects', 'complements', 'summary'])
    assert.deepEqual((await readdir(join(cwd, 'bucket', part))).sort(), ['a.ndjson', 'b.ndjson'])
  assert.match(await readFile(join(cwd, 'bucket/output/a.ndjson'), 'utf8'), /"payout":\{"url":"https:\\\/\\\/pay/)
  await rm(join(cwd, 'bucket/output/b.ndjson'))
  assert.equal(await submit(), '1 files to convert\n')
})
