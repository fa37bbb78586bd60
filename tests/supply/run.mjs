/**
 * `npm run long -- supply`: checks the dependencies and build scripts, and whether the sources build the same
 * package elsewhere. Needs cargo-deny, and says so if it is missing; `--rebuild` also builds the package from a fresh
 * copy in another folder.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'

const EXACT = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|file:.*|npm:.+@\d+\.\d+\.\d+|\*)$/
const { values } = parseArgs({ options: { rebuild: { type: 'boolean', default: false } } })
const CHECKS = {
  'bans, licences and sources of every crate': () =>
    run('cargo', ['deny', '--offline', 'check', 'bans', 'licenses', 'sources']),
  'the crate by itself has no dependency': noDependencies,
  'no build script of ours': noBuildScripts,
  'exact versions, and a lock file beside each': exactVersions,
  ...(values.rebuild ? { 'the package is built alike in another folder': rebuilt } : {}),
}

const steps = new Steps()
for (const [name, check] of Object.entries(CHECKS)) await steps.run(name, check)
steps.finish()

async function noDependencies() {
  const tree = ['tree', '--locked', '--package=order-contract', '--edges=normal,build', '--prefix=none']
  const lines = (await run('cargo', tree)).stdout.trim().split('\n')
  expect(lines.length === 1, lines.join('\n'))
}

/** A build script could download code, so there must be none. */
async function noBuildScripts() {
  const { packages } = JSON.parse(
    (await run('cargo', ['metadata', '--locked', '--no-deps', '--format-version=1'])).stdout,
  )
  const scripts = packages.filter(({ targets }) => targets.some(({ kind }) => kind.includes('custom-build')))
  expect(scripts.length === 0, scripts.map(({ name }) => name).join())
}

async function exactVersions() {
  const files = await tracked()
  const manifests = files.filter((file) => file.endsWith('package.json') && !file.startsWith('examples/'))
  for (const file of manifests) {
    const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, file), 'utf8'))
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    for (const [name, version] of versions) expect(EXACT.test(version), `${file}: ${name} ${version}`)
    const lock = file.replace(/package\.json$/, 'package-lock.json')
    const inWorkspace = /^(?:pkg|www)\//.test(file)
    expect(versions.length === 0 || inWorkspace || files.includes(lock), `${file} has no lock file`)
  }
  for (const lock of ['Cargo.lock', 'tests/fuzz/Cargo.lock']) expect(files.includes(lock), `${lock} is missing`)
}

/** Builds from the committed files, with the tools of this folder. */
async function rebuilt() {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-rebuilt-'))
  try {
    await run('git', ['clone', '--quiet', root, folder])
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
    await run(process.execPath, ['scripts/build.mjs'], { cwd: folder })
    const changed = (await run('git', ['status', '--porcelain'], { cwd: folder })).stdout.trim()
    expect(changed === '', changed)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function tracked() {
  return (await run('git', ['ls-files'])).stdout.trim().split('\n')
}

function expect(holds, what) {
  if (!holds) throw new Error(what)
}
