/**
 * `npm run bench:profile`: profiles order-contract in the timed lanes, and writes bench/PROFILE.md: what part of the
 * time goes where. It measures a build of the package that keeps the names of functions; its code is the same.
 */
import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { CORES, inline } from '../scripts/lib/package.mjs'
import { at, pkg, target } from '../scripts/lib/paths.mjs'
import { buildWasm } from '../scripts/lib/wasm.mjs'
import { installPeers } from './install.mjs'
import { DOCUMENTS } from './profile/documents.mjs'
import { markdown } from './profile/markdown.mjs'
import { selfTimes } from './profile/self_times.mjs'

const MILLISECONDS = 3000
/** The cores that the lanes use. */
const USED = CORES.filter(({ name }) => name !== 'order_contract_check')

const folder = join(target, 'profile')
const dist = join(folder, 'pkg', 'dist')

/** Copies the package, with cores that keep the names of functions. */
async function buildNamed() {
  await rm(folder, { recursive: true, force: true })
  await cp(pkg, join(folder, 'pkg'), { recursive: true })
  for (const { name, features, optimize, bytes } of USED) {
    await buildWasm(join(folder, name), { features, optimize, names: true })
    const wasm = await readFile(join(folder, name, 'order_contract.wasm'))
    await writeFile(join(dist, 'generated', `${bytes}.js`), inline(wasm))
  }
}

/** Profiles one document in a process of its own. */
async function profileOf(lane, document) {
  const profiles = join(folder, 'profiles')
  await rm(profiles, { recursive: true, force: true })
  const flags = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, '--cpu-prof-interval=200']
  const args = [...flags, at('bench', 'profile', 'lane.mjs'), lane, document, `${MILLISECONDS}`]
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ORDER_CONTRACT_DIST: dist },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const [file] = await readdir(profiles)
  return selfTimes(JSON.parse(await readFile(join(profiles, file), 'utf8')))
}

installPeers()
const { prepare } = await import('./prepare.mjs')
const { machine } = await import('./report/machine.mjs')
await prepare()
await buildNamed()
const its = machine([{ name: 'node', version: `Node ${process.versions.node}` }])
const lanes = {}
for (const [lane, documents] of Object.entries(DOCUMENTS)) {
  lanes[lane] = []
  for (const document of documents) lanes[lane].push({ document, functions: await profileOf(lane, document) })
}
await writeFile(at('bench', 'PROFILE.md'), markdown(its, lanes))
