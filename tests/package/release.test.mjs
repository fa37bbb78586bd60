/** The files to publish: one version, no dependencies, and a crate without the JavaScript side. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { test } from 'node:test'
import { RUST_FEATURES } from '../../scripts/lib/cores.mjs'
import { at, pkg, root } from '../../scripts/lib/paths.mjs'
import { dist } from '../js/package.mjs'

const manifest = JSON.parse(readFileSync(`${pkg}/package.json`, 'utf8'))
const cargoManifest = readFileSync(at('Cargo.toml'), 'utf8')
const output = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
const packed = output('cargo', 'package', '--list', '--allow-dirty').trim().split('\n')

test('the crate and the package have one version', () => {
  assert.equal(cargoManifest.match(/^version = "(.*)"$/m)[1], manifest.version)
})

test('the commands of lint compile as the manifest and the build say', () => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const [, oldest] = cargoManifest.match(/^rust-version = "(.*)"$/m)
  assert.ok(scripts['oldest-rust'].startsWith(`rustup run --install ${oldest} cargo check `))
  assert.ok(scripts['clippy:core'].includes(`"-Ctarget-feature=${RUST_FEATURES}"`))
})

test('both manifests say where the project is', () => {
  assert.ok(manifest.repository.url && manifest.bugs.url && manifest.homepage)
  for (const name of ['repository', 'homepage']) assert.match(cargoManifest, new RegExp(`^${name} = "http`, 'm'))
})

test('the package depends on nothing, and runs nothing when it is installed', () => {
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies', 'scripts'])
    assert.equal(manifest[kind], undefined, kind)
  assert.equal(manifest.sideEffects, false)
})

test('only `start` uses the network, and no script evaluates text', () => {
  const scripts = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'))
  const calling = (pattern) => scripts.flatMap((name) => readFileSync(`${dist}/${name}`, 'utf8').match(pattern) ?? [])
  const network = calling(/\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\(.*/g)
  assert.deepEqual(network, ['fetch(address).catch((cause) => {'])
  assert.deepEqual(calling(/\beval\(|\bnew Function\b/g), [])
})

test('a module exports what the package calls, and imports nothing', () => {
  for (const [file, needed] of [
    ['order_contract_convert.wasm', 'convert'],
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

test('crate and package have the licences of the project', () => {
  assert.equal(manifest.license, 'MIT OR Apache-2.0')
  assert.ok(cargoManifest.includes(`license = "${manifest.license}"`))
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE'])
    assert.ok(readFileSync(`${pkg}/${file}`).equals(readFileSync(at(file))), file)
})

test('the package has every file that its manifest or a link names, and no other kinds of files', () => {
  const [{ files }] = Object.values(JSON.parse(output('npm', 'pack', './pkg', '--dry-run', '--json')))
  const names = files.map(({ path }) => path)
  const leaves = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves))
  const targets = leaves([manifest.bin, manifest.exports, manifest.imports]).map((path) => posix.normalize(path))
  const pages = names.filter((name) => name.endsWith('.md'))
  const missing = [...targets, ...pages.flatMap((page) => linksOf(pkg, page))].filter((name) => !names.includes(name))
  assert.deepEqual(missing, [])
  const allowed = /^(package\.json|README\.md|LICENSE-(MIT|APACHE)|(dist|docs)\/[\w./-]+\.(js|ts|wasm|md|json))$/
  for (const name of names) assert.match(name, allowed)
})

/** Returns the files to which a page links. */
function linksOf(folder, page) {
  const links = readFileSync(`${folder}/${page}`, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)
  return Array.from(links, ([, link]) => posix.join(posix.dirname(page), link))
}

test('the crate carries its sources and nothing of the JavaScript side', () => {
  assert.ok(packed.includes('src/lib.rs') && !packed.some((file) => file.includes('package.json')))
  for (const file of packed)
    assert.match(file, /^(?:src\/.*\.rs|src\/js\/(?:generated\/)?types\.d\.ts|docs\/crate\.md|[\w.-]+)$/)
})

test('the README of the crate leads nowhere outside of the crate', () => {
  const [, page] = cargoManifest.match(/^readme = "(.*)"$/m)
  for (const file of [page, ...linksOf(root, page)]) assert.ok(packed.includes(file), file)
})

test('natively the crate knows nothing of JavaScript', () => {
  const [, host] = output('rustc', '-vV').match(/^host: (.*)$/m)
  const tree = output('cargo', 'tree', '--locked', '--edges=normal,dev,build', '--target', host, '--prefix=none')
  for (const crate of ['wasm-bindgen', 'js-sys', 'web-sys']) assert.doesNotMatch(tree, new RegExp(`^${crate}`, 'm'))
})
