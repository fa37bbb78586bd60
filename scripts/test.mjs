/**
 * `npm test`: installs what it needs, builds everything, and runs the tests, also in a fresh clone. `npm test -- convert`
 * runs the test files of the package whose names contain a word, from its sources; with `--watch`, after each change.
 */
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkInputs, isCommitted } from './lib/inputs.mjs'
import { ensurePackages } from './lib/install.mjs'
import { runNamed, runTests, testFilesIn } from './lib/node_tests.mjs'
import { buildForTests, buildPackage } from './lib/package.mjs'
import { at, pkg, target } from './lib/paths.mjs'
import { ensureChromium, ensureFirefox } from './lib/programs.mjs'
import { run } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'
import { ensureWasmTarget, NATIVE_TESTS } from './lib/tools.mjs'

const options = { watch: { type: 'boolean', default: false } }
const { values, positionals: words } = parseArgs({ options, allowPositionals: true })
if (words.length > 0) process.exit(await runNamed(words, values))

const fresh = join(target, 'fresh')
const dist = join(fresh, 'dist')
/** Lets a script test the package that was built. Without it, a script tests the committed one. */
const BUILT = { ORDER_CONTRACT_DIST: dist }
const steps = new Steps()
const node = (args, env) => run(process.execPath, args, { env })
/** Runs the test files of a folder in tests/, with the package in `dist`. */
const testFolder = (folder, dist) => runTests(testFilesIn(at('tests', folder)), { env: { ORDER_CONTRACT_DIST: dist } })

if (await install()) {
  // Steps side by side keep two processors busy: browsers wait, and much of a compilation is done by one.
  const page = testPage()
  // They print how many cases they ran.
  const native = steps.runTests('native tests', () => run('cargo', [...NATIVE_TESTS, '--', '--nocapture']))
  await steps.run('the package is built from these sources', checkInputs)
  if (await steps.run('build the package afresh', () => buildPackage(fresh))) {
    const modules = await buildForTests()
    // Node and the browsers answer questions that the native tests write.
    await Promise.all([
      testPackage(modules),
      testRuntimes(),
      native.then(() => testModules(modules)),
      Promise.all([native, page]).then(testBrowsers),
    ])
    await steps.compareCases(['native', 'node', 'chromium'])
  }
  await Promise.all([native, page])
}
steps.finish()

/** Installs what the steps need. Downloads run side by side, but apt only once at a time. */
async function install() {
  const all = await Promise.all([
    steps.run('npm packages', ensurePackages),
    steps.run('wasm target', ensureWasmTarget),
    steps.run('Chromium and Firefox', async () => {
      await ensureChromium()
      await ensureFirefox()
    }),
  ])
  return all.every(Boolean)
}

/** Tests the package in Node, but for what needs the native tests. */
async function testPackage(modules) {
  let isSame = false
  await steps.run('the committed package is that build', async () => {
    isSame = await isCommitted(fresh)
    if (!isSame) console.log('     pkg was built by another compiler, so it was not compared: its tests run as well')
  })
  await steps.run('sizes', () => node(['bench/size.mjs', '--check'], BUILT))
  await steps.runTests('the command', () => testFolder('command', modules))
  await steps.runTests('the built package', () => testFolder('package', dist))
  if (!isSame) await steps.runTests('the committed package', () => testFolder('package', join(pkg, 'dist')))
  await steps.runTests('the modules of the page in Node', () => testFolder('page/unit', dist))
  await steps.runTests('the links and names of the documentation', () => testFolder('scripts'))
}

function testModules(modules) {
  return steps.runTests('the modules of the package in Node', () => testFolder('js', modules))
}

/** Tests the package in the runtimes of servers. */
function testRuntimes() {
  return steps.runTests('the receiver and translated calls in their runtimes', () =>
    node(['tests/run.mjs', 'edge'], BUILT),
  )
}

/** Tests the page, which uses the committed package. */
function testPage() {
  return steps.runTests('the page in Chromium and Firefox', () => node(['tests/run.mjs', 'page']))
}

function testBrowsers() {
  return steps.runTests('the package in Chromium and Firefox', () => node(['tests/run.mjs', 'browser'], BUILT))
}
