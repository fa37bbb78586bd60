/**
 * The files to publish: one version, no dependencies, and a crate without the JavaScript side.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { dist } from '../js/package.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const manifest = JSON.parse(readFileSync(`${root}pkg/package.json`, 'utf8'))
const cargo = (...args) =>
  execFileSync('cargo', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const host = () => execFileSync('rustc', ['-vV'], { encoding: 'utf8' }).match(/^host: (.*)$/m)[1]

test('the crate and the package have one version', () => {
  const [, version] = readFileSync(`${root}Cargo.toml`, 'utf8').match(/^version = "(.*)"$/m)
  assert.equal(manifest.version, version)
})

test('the package depends on nothing', () => {
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies', 'scripts'])
    assert.equal(manifest[kind], undefined, kind)
  assert.equal(manifest.sideEffects, false)
})

test('only `init` uses the network, and no script evaluates text', () => {
  const scripts = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'))
  const calling = (pattern) => scripts.filter((name) => pattern.test(readFileSync(`${dist}/${name}`, 'utf8')))
  const network = calling(/\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/)
  const known = /^wasm\.js$/
  assert.deepEqual(
    network.filter((name) => !known.test(name)),
    [],
  )
  assert.deepEqual(calling(/\beval\(|\bnew Function\b/), [])
})

test('a module exports what the package calls, and imports nothing', () => {
  for (const [file, needed] of [
    ['order_contract.wasm', 'convert'],
    ['order_contract_check.wasm', 'validate'],
  ]) {
    const bytes = readFileSync(`${dist}/${file}`)
    const module = new WebAssembly.Module(bytes)
    const names = WebAssembly.Module.exports(module).map(({ name }) => name)
    assert.ok(names.includes(needed) && names.every((name) => !name.startsWith('__')), names.join())
    assert.deepEqual(WebAssembly.Module.imports(module), [])
    assert.ok(!bytes.includes(root), 'the path of this folder')
  }
})

test('the crate carries its sources and nothing of the JavaScript side', () => {
  const files = cargo('package', '--list', '--allow-dirty').trim().split('\n')
  assert.ok(files.includes('src/lib.rs'))
  for (const file of files) assert.match(file, /^(?:src\/.*\.rs|src\/js\/types\.d\.ts|docs\/crate\.md|[\w.-]+)$/)
  assert.equal(
    files.some((file) => file.includes('package.json')),
    false,
  )
})

test('the README of the crate leads nowhere outside of the crate', () => {
  const files = cargo('package', '--list', '--allow-dirty').trim().split('\n')
  const [, page] = readFileSync(`${root}Cargo.toml`, 'utf8').match(/^readme = "(.*)"$/m)
  assert.ok(files.includes(page), page)
  const links = readFileSync(`${root}${page}`, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)
  for (const [, link] of links) assert.ok(files.includes(posix.join(posix.dirname(page), link)), link)
})

test('natively the crate knows nothing of JavaScript', () => {
  const tree = cargo('tree', '--locked', '--edges', 'normal,dev,build', '--target', host(), '--prefix', 'none')
  for (const crate of ['wasm-bindgen', 'js-sys', 'web-sys']) assert.doesNotMatch(tree, new RegExp(`^${crate}`, 'm'))
})
