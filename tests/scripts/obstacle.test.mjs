/**
 * What stops `npm test` before it begins: an old Node, and a pkg/ that wasm-pack has overwritten.
 */
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { foreignPackage, oldNode } from '../../scripts/lib/obstacle.mjs'
import { at, pkg } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'order-contract-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** What wasm-pack writes: it replaces the manifest, and leaves what else is there. */
const OF_WASM_PACK = { name: 'order-contract', version: '0.1.0', type: 'module', main: 'order_contract.js' }

test('a Node that is too old is named, and the oldest that is not', () => {
  for (const version of ['14.21.3', '18.20.8', '20.18.3'])
    assert.equal(oldNode(version), `Node 20.19 or newer is needed. This is Node ${version}.`)
  for (const version of ['20.19.0', '20.20.2', '21.0.0', '22.23.3', '26.10.0'])
    assert.equal(oldNode(version), undefined)
})

test('the committed package is ours', () => {
  assert.equal(foreignPackage(pkg), undefined)
})

test('a module of wasm-pack is not ours, and the sentence says what to do', () => {
  const replaced = join(folder, 'replaced')
  mkdirSync(replaced)
  writeFileSync(join(replaced, 'package.json'), JSON.stringify(OF_WASM_PACK))
  assert.match(foreignPackage(replaced), /--out-dir pkg-js/)

  const beside = join(folder, 'beside')
  mkdirSync(beside)
  cpSync(join(pkg, 'package.json'), join(beside, 'package.json'))
  assert.equal(foreignPackage(beside), undefined)
  writeFileSync(join(beside, 'order_contract_bg.wasm'), '')
  assert.match(foreignPackage(beside), /git checkout -- pkg/)
})

test('npm test says so and ends', async () => {
  const clone = join(folder, 'clone')
  mkdirSync(join(clone, 'pkg'), { recursive: true })
  cpSync(at('scripts'), join(clone, 'scripts'), { recursive: true })
  cpSync(at('package.json'), join(clone, 'package.json'))
  writeFileSync(join(clone, 'pkg', 'package.json'), JSON.stringify(OF_WASM_PACK))
  const { message, output } = await run(process.execPath, ['scripts/test.mjs'], { cwd: clone }).catch((error) => error)
  assert.match(message, /exit code 1/)
  assert.match(output, /^pkg\/ is not the npm package/m)
  assert.match(output, /^0 passed, 1 failed$/m)
  assert.doesNotMatch(output, / at .*obstacle/)
})
