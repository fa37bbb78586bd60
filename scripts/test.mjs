/**
 * `npm test`: installs what it needs, builds everything, and runs all tests, also in a fresh clone. `npm test -- convert`
 * runs the test files of the package whose names contain a word, from its sources; with `--watch`, after each change.
 */
import './lib/oldest_node.mjs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkInputs, isCommitted } from './lib/check.mjs'
import { runFocus } from './lib/focus.mjs'
import { ensurePackages } from './lib/install.mjs'
import { runTests, testFilesIn } from './lib/node_tests.mjs'
import { buildForTests, buildPackage } from './lib/package.mjs'
import { at, pkg, target, wasmTarget } from './lib/paths.mjs'
import { ensureChromium, ensureFirefox } from './lib/programs.mjs'
import { run } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'
import { ensureWasmBindgen, ensureWasmTarget } from './lib/tools.mjs'
import { RUST_FEATURES } from './lib/wasm.mjs'

const CLIPPY_FOR_WASM = [
  'clippy',
  '--locked',
  `--target=${wasmTarget}`,
  '--lib',
  '--features=npm-whole',
  '--',
  '-Dwarnings',
]
/** With `--nocapture`, because the tests print how many cases they ran. */
const NATIVE_TESTS = [
  ...['test', '--locked', '--workspace', '--features=order-contract/chrono,order-contract/rust_decimal'],
  ...['--', '--nocapture'],
]

const options = { watch: { type: 'boolean', default: false } }
const { values, positionals: words } = parseArgs({ options, allowPositionals: true })
if (words.length > 0) process.exit((await runFocus(words, values)) ? 0 : 1)

const fresh = join(target, 'fresh')
const dist = join(fresh, 'dist')
const steps = new Steps()

// Compiling wasm-bindgen takes minutes, so what does not need it runs meanwhile.
const bindgen = steps.run('wasm-bindgen', ensureWasmBindgen)
if (await install()) {
  // Side by side: the browsers wait more than they compute, and much of a compilation is done by one processor. The page
  // uses the committed package.
  const page = steps.runTests('the page in Chromium and Firefox', () => node('tests/page/run.mjs'))
  const crates = testCrates()
  const isBuilt = (await bindgen) && (await testPackage())
  await Promise.all([page, crates])
  if (isBuilt) await testRuntimes()
}
steps.finish()

/** Installs what the steps need. Downloads run side by side. */
async function install() {
  const all = await Promise.all([
    steps.run('npm packages', ensurePackages),
    steps.run('wasm target', ensureWasmTarget),
    steps.run('Chromium and Firefox', ensureBrowsers),
  ])
  return all.every(Boolean)
}

/** One after the other, because apt runs only once at a time. */
async function ensureBrowsers() {
  await ensureChromium()
  await ensureFirefox()
}

/** Runs the linters and the native tests. */
async function testCrates() {
  await steps.run('the package is built from these sources', checkInputs)
  await steps.run('format, lint and types', async () => (await run('npm', ['run', 'lint'])).output)
  await steps.run('clippy for wasm', () =>
    // With the target features of the package, so that the same code is checked.
    cargo(CLIPPY_FOR_WASM, { CARGO_ENCODED_RUSTFLAGS: `-Ctarget-feature=${RUST_FEATURES}` }),
  )
  await steps.runTests('the scripts', () => testFolder('scripts'))
  await steps.runTests('native tests', () => cargo(NATIVE_TESTS))
  await steps.run('documentation of the crates', () =>
    cargo(['doc', '--locked', '--workspace', '--no-deps', '--all-features'], { RUSTDOCFLAGS: '-Dwarnings' }),
  )
  await steps.run('the oldest Rust', checkOldestRust)
}

/** Builds the package and tests it in Node. Resolves to whether it could be built. */
async function testPackage() {
  if (!(await steps.run('build the package afresh', () => buildPackage(fresh)))) return false
  let isSame = false
  await steps.run('the committed package is that build', async () => {
    isSame = await isCommitted(fresh)
    if (!isSame) console.log('     pkg was built by another compiler, so it was not compared: its tests run as well')
  })
  // The committed package, because its manifest tells bundlers what they may leave out.
  await steps.run('sizes', () => node('bench/size.mjs', '--check'))
  const modules = await buildForTests()
  await steps.runTests('the modules of the package in Node', () => testFolder('js', modules))
  await steps.runTests('the command', () => testFolder('command', modules))
  await steps.runTests('the built package', () => testFolder('package', dist))
  if (!isSame) await steps.runTests('the committed package', () => testFolder('package', join(pkg, 'dist')))
  await steps.runTests('the modules of the page in Node', () => testFolder('page/unit', dist))
  await steps.runTests('the crate with its feature js beside the package', () => node('tests/surface/run.mjs'))
  return true
}

/** Tests the package in browsers and in the runtimes of servers. */
async function testRuntimes() {
  const edge = steps.runTests('the receiver and translated calls in their runtimes', () => node('tests/edge/run.mjs'))
  await steps.runTests('the package in Chromium and Firefox', () => node('tests/browser/run.mjs'))
  await steps.runTests('the examples in their runtimes', () => node('tests/examples/run.mjs'))
  await edge
  await steps.compareCases(['native', 'node', 'chromium'])
}

async function cargo(args, env) {
  return (await run('cargo', args, { env })).output
}

/** Runs a script with the package that was built. */
async function node(...args) {
  return (await run(process.execPath, args, { env: { ORDER_CONTRACT_DIST: dist } })).output
}

/** Runs the test files of a folder in tests/, with the package in `dist`. */
async function testFolder(folder, dist) {
  return (await runTests(testFilesIn(at('tests', folder)), { env: { ORDER_CONTRACT_DIST: dist } })).output
}

/** Checks that the library compiles with `rust-version` of Cargo.toml. Everything else has that of rust-toolchain.toml. */
async function checkOldestRust() {
  const manifest = await readFile(at('Cargo.toml'), 'utf8')
  const version = manifest.match(/^rust-version = "([\d.]+)"/m)[1]
  await run('rustup', ['toolchain', 'install', version, '--profile=minimal'])
  const env = { CARGO_TARGET_DIR: join(target, 'oldest'), RUSTUP_TOOLCHAIN: version }
  return cargo(['check', '--locked', '--lib', '--features=js,chrono,rust_decimal'], env)
}
