/**
 * Builds what comes from the crates: the cores, and the files that codegen/ writes from the contract. They stay in
 * target/cores until their sources change, so that a change in js/ compiles no Rust.
 */
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { hashOf, RUST_SOURCES } from './inputs.mjs'
import { root, target, wasmTarget } from './paths.mjs'
import { run } from './run.mjs'
import { bindgen, ensureWasmTarget, sysroot, wasmOpt } from './tools.mjs'

/** The core that checks, and the one that converts: the crate with the features `npm-check` and `npm-convert`. */
export const CORES = ['check', 'convert']

/** What the cores use besides the compiler's defaults. All browsers and runtimes of recent years have it. */
export const RUST_FEATURES = '+simd128'

/**
 * Loops stay as they are written: level `2` is then as small as `s`, and 5 % faster. What a verdict needs inlined says
 * `#[inline(always)]`; with less inlining elsewhere a report takes a tenth longer. Nothing is stripped, because wasm-opt reads
 * the list of target features, and removes it.
 */
const LEVEL = { CARGO_PROFILE_RELEASE_OPT_LEVEL: '2', CARGO_PROFILE_RELEASE_STRIP: 'none' }
const LEVEL_FLAGS = [
  '-Cllvm-args=-inline-threshold=50',
  '-Cllvm-args=-inlinehint-threshold=60',
  '-Cno-vectorize-loops',
  '-Cno-vectorize-slp',
  '-Cllvm-args=-unroll-threshold=0',
  '-Cllvm-args=-unroll-partial-threshold=0',
]
const PASSES = ['-O3', '--strip-producers', '--strip-target-features', '--strip-debug']

const CODEGEN = ['--quiet', '--locked', '--profile=codegen', '--package=order-contract-codegen']

/**
 * Returns a folder with a folder for each core, and js/generated, docs and src as codegen/ writes them. Builds it if the
 * sources have changed. With `quick`, the cores may be larger and slower ones that take a few seconds.
 */
export async function builtCores({ quick = false } = {}) {
  const sources = await hashOf(RUST_SOURCES)
  const [best, quickest] = ['best', 'quick'].map((name) => join(target, 'cores', name))
  if (await isMadeOf(sources, best)) return best
  if (quick && (await isMadeOf(sources, quickest))) return quickest
  const folder = quick ? quickest : best
  await rm(folder, { recursive: true, force: true })
  await run('cargo', ['run', ...CODEGEN, '--', folder])
  await ensureWasmTarget()
  // One after the other, because cargo writes both to the same path.
  for (const name of CORES) {
    const crate = quick ? await compile('quick', name) : await compileBest(name)
    await bindCrate(crate, join(folder, name), quick ? ['--remove-unused-module-elements'] : PASSES)
  }
  await markCores(folder, sources.slice(0, 16))
  await writeFile(join(folder, HASH), sources)
  return folder
}

/** Adds to each language the texts that it lacks, in English. */
export const addStubs = () => run('cargo', ['run', ...CODEGEN, '--', root, '--stubs'])

/**
 * Writes into each core, as a section of its own, which core it is and the hash of the sources, and the hash for the scripts:
 * numbers cross, so core and script must be of one build. js/cores/given.ts compares them.
 */
async function markCores(folder, build) {
  const text = `/** The sources that this package is built from, as the cores name them. */\nexport const build: string = '${build}'\n`
  await writeFile(join(folder, 'js', 'generated', 'build.ts'), text)
  for (const name of CORES) await appendFile(join(folder, name, 'order_contract.wasm'), section(`${name} ${build}`))
}

/** A custom section of a .wasm file: its kind, its length, the length of its name, its name and its content. */
function section(content) {
  const name = 'order-contract'
  return Buffer.from([0, 1 + name.length + content.length, name.length, ...Buffer.from(name + content)])
}

/** The file with the hash of the sources. It is written last, so a folder that has it is complete. */
const HASH = 'sources'
const isMadeOf = async (sources, folder) => (await readFile(join(folder, HASH), 'utf8').catch(() => '')) === sources

/** Compiles without paths, so that the same sources and tools give the same bytes in any folder. */
async function compileBest(core) {
  const cargoHome = process.env.CARGO_HOME || join(homedir(), '.cargo')
  const names = { [root]: '/order-contract', [target]: '/target', [cargoHome]: '/cargo', [await sysroot()]: '/rust' }
  const paths = Object.entries(names).map(([path, name]) => `--remap-path-prefix=${path}=${name}`)
  return compile('release', core, [...paths, ...LEVEL_FLAGS], LEVEL)
}

/**
 * Compiles the crate in a profile of cargo. Returns the path of the .wasm file. Without the Rust library beside it, 4 % fewer
 * bytes are left.
 */
async function compile(profile, core, flags = [], env = {}) {
  const args = ['rustc', '--locked', `--profile=${profile}`, '--lib', '--crate-type=cdylib', `--target=${wasmTarget}`]
  const encoded = [`-Ctarget-feature=${RUST_FEATURES}`, ...flags].join('\x1f')
  await run('cargo', [...args, `--features=npm-${core}`], { env: { CARGO_ENCODED_RUSTFLAGS: encoded, ...env } })
  return join(target, wasmTarget, profile, 'order_contract.wasm')
}

/** Writes order_contract.d.ts, and order_contract.wasm after these passes of wasm-opt, into a folder. */
async function bindCrate(crate, folder, passes) {
  await mkdir(folder, { recursive: true })
  await bindgen(crate, folder)
  // Only numbers cross, so what wasm-bindgen's own script needs is not exported.
  const raw = join(folder, 'order_contract_bg.wasm')
  await wasmOpt(['--remove-exports=__*', ...passes, raw, '-o', join(folder, 'order_contract.wasm')])
}
