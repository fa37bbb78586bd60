/**
 * `npm test`: installs what it needs, builds everything, and runs the tests, also in a fresh clone. `npm test -- convert`
 * runs the test files of the package whose names contain a word, from its sources; with `--watch`, after each change.
 */
import './lib/oldest_node.mjs'
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
const inNode = (name, folder, dist) =>
  steps.runTests(name, () => runTests(testFilesIn(at('tests', folder)), { env: { ORDER_CONTRACT_DIST: dist } }))
/** The same with the tools of the folder, and by default with the committed package. */
const withTools = (name, folder, env) => steps.runTests(name, () => node(['tests/run.mjs', folder], env))

if (await install()) {
  // Steps side by side keep two processors busy: browsers wait, and much of a compilation is done by one.
  const page = withTools('the page in Chromium and Firefox', 'page')
  // They print how many cases they ran.
  const native = steps.runTests('native tests', () => run('cargo', [...NATIVE_TESTS, '--', '--nocapture']))
  await steps.run('the package is built from these sources', checkInputs)
  if (await steps.run('build the package afresh', () => buildPackage(fresh))) {
    const modules = await buildForTests()
    // Node and the browsers answer questions that the native tests write.
    await Promise.all([
      testPackage(modules),
      withTools('the receiver and translated calls in their runtimes', 'edge', BUILT),
      native.then(() => inNode('the modules of the package in Node', 'js', modules)),
      Promise.all([native, page]).then(() => withTools('the package in Chromium and Firefox', 'browser', BUILT)),
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
  await inNode('the command', 'command', modules)
  await inNode('the built package', 'package', dist)
  if (!isSame) await inNode('the committed package', 'package', join(pkg, 'dist'))
  await inNode('the modules of the page in Node', 'page/unit', dist)
  await inNode('the links and names of the documentation', 'scripts')
}
