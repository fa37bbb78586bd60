/**
 * The folder in which apps are built: outside the project, so that no file of the project is resolved by accident. The
 * tools are installed once, above the apps. The packed package is installed into each app twice: each copy has cores of its own.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { digestOf } from '../../differential/answers.mjs'
import { nativeAnswers } from '../../differential/native.mjs'
import { readCaseFiles } from '../../js/case-files.mjs'

const here = (...parts) => at('tests', 'packaging', ...parts)
const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
const BUN = `@oven/bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}/bin/bun`
const COPIES = ['order-contract', 'order-contract-again']

/** Packs the package and installs the tools. */
export async function openWorkshop() {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-packaging-'))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: at('pkg') })
  const [{ filename }] = Object.values(JSON.parse(stdout))
  const tarball = join(folder, filename)
  await installTools(here(), folder)
  const manifests = [at('tests', 'edge', 'package.json'), here('package.json'), here('builds', 'package.json')]
  const tools = manifests.map(async (file) => JSON.parse(await readFile(file, 'utf8')).dependencies)
  const versions = Object.assign({}, ...(await Promise.all(tools)))
  const shared = join(folder, 'shared')
  await cp(here('shared'), shared, { recursive: true })
  for (const file of ['js/run-cases.mjs', 'js/case-input.mjs', 'differential/answers.mjs'])
    await cp(at('tests', file), join(shared, file.split('/')[1]))
  const data = { cases: await pickCases(), native: await pickQuestions() }
  for (const [name, value] of Object.entries(data))
    await writeFile(join(shared, `${name}.mjs`), `export default ${JSON.stringify(value)}\n`)
  let builds
  return {
    folder,
    tarball,
    versions,
    /** The program of an installed tool. Bun's is in a package of its own until a script moves it. */
    bin: (name) => join(folder, 'node_modules', name === 'bun' ? BUN : `.bin/${name}`),
    /** Creates an app from the files of a fixture. */
    app: (name, fixture = name) => makeApp({ folder, tarball, shared }, name, fixture),
    /** The same in a folder of its own, for tools that agree with none of the others. Installed by the first row that asks. */
    builds: () => {
      builds ??= openBuilds({ folder: join(folder, 'builds'), tarball, shared })
      return builds
    },
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function openBuilds({ folder, ...options }) {
  await installTools(here('builds'), folder)
  return {
    bin: (name) => join(folder, 'node_modules', '.bin', name),
    app: (name, fixture = name) => makeApp({ folder, ...options }, name, fixture),
  }
}

/** Installs the tools of a lock file. Not by `npm ci`: a registry may not have their packages for other platforms. */
async function installTools(from, folder) {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await cp(join(from, file), join(folder, file))
  await run('npm', ['install', '--no-save', ...QUIET], { cwd: folder })
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

/**
 * Returns some 2000 short questions with the digests of their native answers. None of those that Parcel spoils: it reads an
 * escaped surrogate in a text as its own escape.
 */
async function pickQuestions() {
  const picked = []
  for await (const { question, answer } of nativeAnswers(0, 2500)) {
    const { text = '' } = question
    if (text.length < 3000 && !/\\ud[89a-f]/i.test(text)) picked.push({ question, digest: digestOf(answer) })
  }
  return picked
}

async function makeApp({ folder, tarball, shared }, name, fixture) {
  const app = join(folder, 'apps', name)
  await mkdir(app, { recursive: true })
  await cp(here('apps', fixture), app, { recursive: true })
  await cp(shared, join(app, 'shared'), { recursive: true })
  const manifest = {
    ...{ name: `app-${name}`, version: '0.0.0', private: true, type: 'module' },
    dependencies: Object.fromEntries(COPIES.map((copy) => [copy, `file:${tarball}`])),
    // By default, Parcel reads neither "exports" nor "imports".
    '@parcel/resolver-default': { packageExports: true },
  }
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest))
  await run('npm', ['install', '--offline', ...QUIET], { cwd: app })
  return app
}
