/**
 * The folder in which apps are built: outside the project, so that no file of the project is resolved by accident. The
 * tools are installed once, above the apps. The packed package is installed into each app three times: only `/check` of
 * the third one is imported, so that only its own core can answer.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRegistry } from '../../../scripts/lib/install.mjs'
import { at } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { nativeDigests } from '../../differential/native.mjs'
import { readCaseFiles } from '../../js/case-files.mjs'
import { readExport } from '../../js/conversion-files.mjs'

const here = (...parts) => at('tests', 'packaging', ...parts)
const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
const BUN = `@oven/bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}/bin/bun`

/** The files that ask a package the same questions as natively. */
const QUESTIONS = ['answers', 'digest', 'questions'].map((name) => `${name}.mjs`)
const ASKED = 2000

/** Packs the package and installs the tools. */
export async function openWorkshop() {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-packaging-'))
  const tarball = await pack(folder)
  for (const file of ['package.json', 'package-lock.json']) await cp(here(file), join(folder, file))
  // Not `npm ci`: a registry may not have the tools' packages for other platforms.
  await fromRegistry(() => run('npm', ['install', '--no-save', ...QUIET], { cwd: folder }))
  const { dependencies: versions } = JSON.parse(await readFile(here('package.json'), 'utf8'))
  const shared = join(folder, 'shared')
  await cp(here('shared'), shared, { recursive: true })
  for (const file of ['run-cases.mjs', 'case-input.mjs']) await cp(at('tests', 'js', file), join(shared, file))
  await writeFile(join(shared, 'cases.mjs'), `export default ${JSON.stringify(await pickCases())}\n`)
  for (const file of QUESTIONS) await cp(at('tests', 'differential', file), join(shared, file))
  const native = await nativeDigests(await questions())
  await writeFile(join(shared, 'native.mjs'), `export default ${JSON.stringify(native)}\n`)
  return {
    folder,
    tarball,
    versions,
    /** The program of an installed tool. Bun's is in a package of its own until a script moves it. */
    bin: (name) => join(folder, 'node_modules', name === 'bun' ? BUN : `.bin/${name}`),
    /** Creates an app from the files of a fixture. */
    app: (name, fixture = name) => makeApp({ folder, tarball, shared }, name, fixture),
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Returns the questions without those that Parcel spoils: it reads an escaped surrogate in a text as its own escape. */
async function questions() {
  const all = JSON.parse(await readExport('questions'))
  return all.filter(({ text = '' }) => !/\\ud[89a-f]/i.test(text)).slice(0, ASKED)
}

/**
 * Returns the cases that every row runs, in the form that run-cases.mjs takes: from each file of tests/cases the first that
 * fails and the first that passes, so that every shape and theme is there.
 */
async function pickCases() {
  const { cases, bases } = await readCaseFiles()
  const picked = Object.entries(cases).map(([path, text]) => {
    const list = JSON.parse(text).filter((testCase) => !('sample' in testCase))
    const pair = [true, false].map((valid) => list.find((testCase) => testCase.valid === valid))
    return [path, JSON.stringify(pair.filter(Boolean))]
  })
  return { cases: Object.fromEntries(picked), bases, samples: {} }
}

async function pack(folder) {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: at('pkg') })
  const packed = JSON.parse(stdout)
  return join(folder, Object.values(packed)[0].filename)
}

async function makeApp({ folder, tarball, shared }, name, fixture) {
  const app = join(folder, 'apps', name)
  await mkdir(app, { recursive: true })
  await cp(here('apps', fixture), app, { recursive: true })
  await cp(shared, join(app, 'shared'), { recursive: true })
  const copies = ['order-contract', 'order-contract-again', 'order-contract-small']
  const dependencies = Object.fromEntries(copies.map((copy) => [copy, `file:${tarball}`]))
  await writeFile(
    join(app, 'package.json'),
    JSON.stringify({ name: `app-${name}`, version: '0.0.0', private: true, type: 'module', dependencies }, null, 2),
  )
  await run('npm', ['install', '--offline', ...QUIET], { cwd: app })
  return app
}
