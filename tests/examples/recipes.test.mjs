/**
 * The recipes of docs/recipes: the code does what the text around it says.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { at as fromRoot } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { api } from '../js/package.mjs'
import { SPARK } from '../lib/spark.mjs'
import { testRecipe } from './lib/recipe.mjs'

const ORDER = JSON.stringify({
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }],
})

const SERVERS = 'each answers a valid order with 200, others with problem details, and refuses other types and sizes'
testRecipe('servers', SERVERS, async (recipe) => {
  const { app: hono } = await recipe.import('hono.js')
  await answers((init) => hono.request('/orders', init))

  const { app: express } = await recipe.import('express.js')
  const server = express.listen(0)
  await once(server, 'listening')
  await answers((init) => fetch(`http://localhost:${server.address().port}/orders`, init))
  server.close()

  const { app: fastify } = await recipe.import('fastify.js')
  const address = await fastify.listen({ port: 0 })
  await answers((init) => fetch(`${address}/orders`, init))
  await fastify.close()
})

async function answers(ask) {
  const post = (body, type = 'application/json') => ask({ method: 'POST', headers: { 'content-type': type }, body })
  const accepted = await post(ORDER)
  assert.deepEqual([accepted.status, await accepted.json()], [200, { items: 1 }])
  assert.equal((await post(ORDER, 'application/json; charset=utf-8')).status, 200)
  const codes = await codesOf(await post('{"items":[],"items":[]}'))
  assert.ok(codes.includes('duplicate_key') && codes.includes('required'), codes.join())
  const [before, after] = ORDER.split('P-1')
  const notUtf8 = Buffer.concat([Buffer.from(before), Buffer.of(0xff), Buffer.from(after)])
  assert.deepEqual(await codesOf(await post(notUtf8)), ['encoding'])
  assert.deepEqual(await codesOf(await post('')), ['syntax'])
  assert.equal((await post(ORDER, 'text/plain')).status, 415)
  assert.equal((await post(ORDER + ' '.repeat(1 << 20))).status, 413)
}

async function codesOf(rejected) {
  const type = rejected.headers.get('content-type').split(';')[0]
  assert.deepEqual([rejected.status, type], [422, 'application/problem+json'])
  return (await rejected.json()).errors.map(({ code }) => code)
}

testRecipe('logs', 'a line names codes and places, and no name of a stranger', async (recipe) => {
  const line = await recipe.run('try.js')
  assert.match(line, /"pointer":"\/items\/0\/country"/)
  assert.ok(!line.includes('ann@example.com'), line)
})

testRecipe('fields-of-your-service', 'they are typed', async (recipe) => {
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom']
  // Each a program of its own, which imports only its entry.
  for (const file of ['price.ts', 'worth.ts', 'template.ts']) await recipe.bin('typescript/bin/tsc', ...options, file)
  assert.equal(await recipe.run('price.js'), 'Book token\n')
  const { isOurOrder, templatesOf } = await recipe.import('template.js')
  const payment_method = { type: 'ACCOUNT_BALANCE', currency: 'JPY' }
  const products = { type: 'TEMPLATE', template_id: 'T-1' }
  const order = { payment_method, items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products }] }
  assert.ok(isOurOrder(order) && !isOurOrder({ ...order, payment_method: { ...payment_method, currency: 'jpy' } }))
  assert.deepEqual(templatesOf(order), ['T-1'])
})

const CURRENT = '{"id":"O-2","status":"PROCESSING","message":"Wait."}'
const ARCHIVE = [
  '{"id":"O-1","status":"COMPLETED", "items":[{"redemption_url":"https:\\/\\/pay.example.com\\/1","face_value":10.50}]}',
  CURRENT,
  'no JSON',
  '{"id":"O-4","items":[{"redemption_url":"https://pay.example.com/1","payout":{"url":"https://pay.example.com/2"}}]}',
  // A CR is white space and does not end a line.
  '{"id":"O-5",\r"status":"PROCESSING"}\r',
  '',
]

testRecipe('archive', 'what is lost is refused, and the way back gives the same bytes', async (recipe) => {
  const at = (file) => join(recipe.folder, file)
  const shell = (script) => run('sh', [script], { cwd: recipe.folder })
  const rejects = async () => (await readFile(at('rejects.ndjson'), 'utf8')).match(/^{"line":\d+/gm)
  await writeFile(at('orders.ndjson'), ARCHIVE.join('\n'))
  // 1: a line cannot be read.
  const any = api.versions.join(' or ')
  const counts = new RegExp(`^1 of 2023-07-27\n3 of ${any}\n1 cannot be read\n`, 'm')
  await assert.rejects(shell('detect.sh'), ({ output }) => counts.test(output))
  for (const migrate of [() => shell('migrate.sh'), () => recipe.run('migrate.js')]) {
    await migrate()
    assert.match(await readFile(at('converted.ndjson'), 'utf8'), /"payout":\{"url":"https:\\\/\\\/pay/)
    assert.deepEqual(await rejects(), ['{"line":3', '{"line":4'])
    await shell('compare.sh')
    assert.equal(await readFile(at('back.ndjson'), 'utf8'), ARCHIVE.toSpliced(2, 2).join('\n'))
  }
  await writeFile(at('orders.ndjson'), `${CURRENT}\n${CURRENT}\n`)
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

const CLUSTERS = 'Node and the package come in an archive, and each file is converted once'
const convertsOnce = async (recipe) => {
  const inside = (path) => join(recipe.folder, path)
  await run('sh', ['pack.sh'], { cwd: recipe.folder })
  await rm(inside('tools'), { recursive: true })
  await rm(inside('node_modules'), { recursive: true })
  // So Spark unpacks it.
  await mkdir(inside('tools'))
  await run('tar', ['-xzf', 'tools.tar.gz', '-C', 'tools'], { cwd: recipe.folder })
  await mkdir(inside('pyspark'))
  await mkdir(inside('bucket/archive'), { recursive: true })
  await writeFile(inside('pyspark/__init__.py'), '')
  await writeFile(inside('pyspark/sql.py'), SPARK)
  await writeFile(inside('bucket.py'), BUCKET)
  for (const name of ['a.ndjson', 'b.ndjson']) await writeFile(inside(`bucket/archive/${name}`), ARCHIVE.join('\n'))
  const submit = async () => (await run('python3', ['convert.py'], { cwd: recipe.folder })).stdout
  assert.equal(await submit(), '2 files to convert\n')
  for (const part of ['output', 'rejects', 'complements', 'summary'])
    assert.deepEqual((await readdir(inside(`bucket/${part}`))).sort(), ['a.ndjson', 'b.ndjson'])
  assert.match(await readFile(inside('bucket/output/a.ndjson'), 'utf8'), /"payout":\{"url":"https:\\\/\\\/pay/)
  assert.match(await readFile(inside('bucket/rejects/a.ndjson'), 'utf8'), /^\{"line":3/)
  await rm(inside('bucket/output/b.ndjson'))
  assert.equal(await submit(), '1 files to convert\n')
  assert.equal(await submit(), '0 files to convert\n')
}
testRecipe('rented-clusters', CLUSTERS, convertsOnce, { skip })

test('rust-axum: what is quoted is in the example, which has a test of its own', async () => {
  const page = await readFile(fromRoot('docs', 'recipes', 'rust-axum.md'), 'utf8')
  const quoted = [...page.matchAll(/^```rust from (\S+)\n([\s\S]*?)^```$/gm)]
  assert.equal(quoted.length, 2)
  for (const [, file, code] of quoted) assert.ok((await readFile(fromRoot(file), 'utf8')).includes(code), code)
})
