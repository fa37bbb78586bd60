/**
 * `npm test`: runs all tests, also in a fresh clone. `npm test -- --quick` leaves out the browsers, clippy,
 * the documentation, the command and the check of the committed package. `npm test -- convert` runs the test files of the
 * package whose names contain a word, from its sources; with `--watch`, after each change.
 */
import './lib/obstacle.mjs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkInputs, isCommitted } from './lib/check.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureFirefox } from './lib/firefox.mjs'
import { runFocus } from './lib/focus.mjs'
import { ensurePackages } from './lib/install.mjs'
import { lint, types } from './lib/lint.mjs'
import { runTests, testFilesIn } from './lib/node_tests.mjs'
import { buildForTests, buildPackage } from './lib/package.mjs'
import { at, pkg, target, wasmTarget } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'
import { ensureWasmBindgen, ensureWasmTarget } from './lib/tools.mjs'
import { RUST_FEATURES } from './lib/wasm.mjs'

/** With `--nocapture`, because the tests print how many cases they ran. */
const NATIVE_TESTS = [
  'test',
  '--locked',
  '--workspace',
  '--features=order-contract/chrono,order-contract/rust_decimal',
  '--',
  '--nocapture',
]
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (words.length > 0) process.exit((await runFocus(words, { watch: process.argv.includes('--watch') })) ? 0 : 1)

const quick = process.argv.includes('--quick')
const fresh = join(target, 'fresh')
const dist = join(fresh, 'dist')
const steps = new Steps()

await (quick ? runQuick() : runAll())
steps.finish()

async function runAll() {
  // Compiling a missing wasm-bindgen takes minutes, so steps that don't need it run meanwhile.
  const bindgen = steps.run('wasm-bindgen', bindgenInstalled)
  if (!(await prepare())) return
  // The page uses the committed package, so its tests run beside all steps that start no other browser.
  const visits = steps.runTests('the page in Chromium and Firefox', () => node({}, 'tests/page/run.mjs'))
  await checkSources()
  const isBuilt = (await bindgen) && (await checkPackage())
  await visits
  if (isBuilt) await visitRuntimes()
}

/** Runs the linters, the compiler's checks and the native tests. */
async function checkSources() {
  await steps.run('the package is built from these sources', checkInputs)
  await steps.run('format and lint', lint)
  await steps.runTests('the scripts', () => testFolder('scripts'))
  await steps.run('rustfmt', () => cargo('fmt', '--all', '--check'))
  await steps.run('clippy', () =>
    cargo('clippy', '--locked', '--workspace', '--all-targets', '--all-features', '--', '-Dwarnings'),
  )
  await steps.run('clippy for wasm', () => cargoWasm({}, 'clippy', '--locked', '--all-targets', '--', '-Dwarnings'))
  await steps.runTests('native tests', () => cargo(...NATIVE_TESTS))
  await steps.run('documentation of the crates', () =>
    cargo({ RUSTDOCFLAGS: '-Dwarnings' }, 'doc', '--locked', '--workspace', '--no-deps', '--all-features'),
  )
  await steps.run('the oldest Rust', checkOldestRust)
}

/** Builds the package and tests it in Node. Resolves to whether it could be built. */
async function checkPackage() {
  await steps.runTests('wasm tests in Node', () => wasmTests({}))
  if (!(await steps.run('build the package afresh', () => buildPackage(fresh)))) return false
  let isSame = false
  await steps.run('the committed package is that build', async () => {
    isSame = await isCommitted(fresh)
    if (!isSame) console.log('     pkg was built by another compiler, so it was not compared: its tests run as well')
  })
  // The committed package, because its manifest tells bundlers what they may leave out.
  await steps.run('sizes', () => node({}, 'bench/size.mjs', '--check'))
  await steps.run('types', types)
  const modules = await buildForTests()
  await steps.runTests('the modules of the package in Node', () => testFolder('js', modules))
  await steps.runTests('the command', () => testFolder('command', modules))
  await steps.runTests('the built package', () => testFolder('package', dist))
  await steps.runTests('the crate with its feature js beside the package', () =>
    node({ ORDER_CONTRACT_DIST: dist }, 'tests/surface/run.mjs'),
  )
  if (!isSame) await steps.runTests('the committed package', () => testFolder('package', join(pkg, 'dist')))
  await steps.runTests('the modules of the page in Node', () => testFolder('page/unit', dist))
  return true
}

/** Tests the package in Chromium and in the runtimes of servers. */
async function visitRuntimes() {
  await steps.runTests('wasm tests in Chromium', wasmTestsInChromium)
  await steps.runTests('the package in Chromium and Firefox', () =>
    node({ ORDER_CONTRACT_DIST: dist }, 'tests/browser/run.mjs'),
  )
  // Side by side: both wait for servers more than they compute.
  await Promise.all([
    steps.runTests('the receiver and translated calls in their runtimes', () =>
      node({ ORDER_CONTRACT_DIST: dist }, 'tests/edge/run.mjs'),
    ),
    steps.runTests('the examples in their runtimes', () =>
      node({ ORDER_CONTRACT_DIST: dist }, 'tests/examples/run.mjs'),
    ),
  ])
  await steps.compareCases(['native', 'node', 'chromium'])
}

async function runQuick() {
  const bindgen = steps.run('wasm-bindgen', bindgenInstalled)
  if (!(await prepare())) return
  // Before the native tests: both leave a library in the same place, with other features, and doctests take what is there.
  let modules
  const build = async () => {
    modules = await buildForTests()
  }
  const isBuilt = (await bindgen) && (await steps.run('build the modules of the package', build))
  await Promise.all([checkCrateQuickly(), isBuilt && checkPackageQuickly(modules)])
  await steps.compareCases(['native', 'node'])
}

async function checkCrateQuickly() {
  await steps.run('format and lint', lint)
  await steps.runTests('native tests', () => cargo({ QUICK_LAWS: '1' }, ...NATIVE_TESTS))
}

/** Tests the modules of the package, and the page with them. */
async function checkPackageQuickly(modules) {
  await steps.runTests('the scripts', () => testFolder('scripts'))
  await steps.runTests('the modules of the package in Node', () => testFolder('js', modules))
  await steps.runTests('the modules of the page in Node', () => testFolder('page/unit', modules))
}

/** Installs what the steps need. Downloads run side by side with compiling. */
async function prepare() {
  const installs = [steps.run('npm packages', ensurePackages), steps.run('wasm target', ensureWasmTarget)]
  if (!quick) installs.push(steps.run('Chromium and Firefox', browsers))
  return (await Promise.all(installs)).every(Boolean)
}

async function bindgenInstalled() {
  await ensureWasmBindgen()
}

/** Installs the browsers one after the other, because apt runs only once at a time. */
async function browsers() {
  await ensureChromium()
  await ensureFirefox()
}

async function cargo(...args) {
  const env = typeof args[0] === 'object' ? args.shift() : {}
  return (await run('cargo', args, { env })).output
}

/** Runs cargo with the target features of the package, so that the same code is checked. */
async function cargoWasm(env, command, ...args) {
  const flags = { CARGO_ENCODED_RUSTFLAGS: `-Ctarget-feature=${RUST_FEATURES}` }
  return cargo({ ...flags, ...env }, command, `--target=${wasmTarget}`, ...args)
}

async function wasmTests(env) {
  const { testRunner } = await ensureWasmBindgen()
  return cargoWasm(
    { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: testRunner, ...env },
    'test',
    '--locked',
    '--features=js',
    '--test=wasm',
  )
}

async function wasmTestsInChromium() {
  const { chromedriver } = await ensureChromium()
  return wasmTests({ WASM_BINDGEN_USE_BROWSER: '1', CHROMEDRIVER: chromedriver })
}

async function node(env, ...args) {
  return (await run(process.execPath, args, { env })).output
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
  return cargo(env, 'check', '--locked', '--lib', '--features=js,chrono,rust_decimal')
}
