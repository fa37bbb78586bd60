/**
 * Builds everything that is generated: the tables and types for js/generated, the pages for docs, the scripts, types
 * and .wasm files for dist, and BUILD.json, which records their sources and tools. Writes into a folder of the caller's
 * choice.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toAscii } from './ascii.mjs'
import { writeGuides } from './guides.mjs'
import { hashInputs, sha256 } from './inputs.mjs'
import { at, target } from './paths.mjs'
import { run } from './run.mjs'
import { writeRuntimes } from './runtimes.mjs'
import { bundleCommand } from './single.mjs'
import { ensureWasmBindgen, tsc, wasmOpt } from './tools.mjs'
import { buildWasm, interfaceOf } from './wasm.mjs'

/**
 * The cores that are built from the crate: the whole core, which balances size and speed; and the smaller one of
 * `order-contract/check`, which is built for size.
 */
export const CORES = [
  { name: 'order_contract', features: ['npm-whole'], bytes: 'bytes', optimize: '2' },
  { name: 'order_contract_check', features: ['npm'], bytes: 'check_bytes', optimize: 'z' },
]

const BYTES_TYPES = `/** The .wasm file as ASCII text, and the byte values that are written as a single character. */
export declare const text: string
export declare const frequent: string
`

/**
 * Builds generated/ (for js/generated), docs/, src/, dist/ and BUILD.json into `folder`.
 * `features` are additional features of the crate, for tests.
 */
export async function buildPackage(folder, { features = [] } = {}) {
  const stage = join(target, 'stage', features.join('-') || 'package')
  const sources = join(stage, 'js')
  const generated = join(sources, 'generated')
  const dist = join(folder, 'dist')
  await Promise.all([stage, folder].map((path) => rm(path, { recursive: true, force: true })))
  await cp(at('js'), sources, { recursive: true })
  await rm(generated, { recursive: true, force: true })
  await writeRuntimes(sources)

  await generateFromContract(stage)
  for (const core of CORES) {
    await buildWasm(join(stage, core.name), { features: [...core.features, ...features], optimize: core.optimize })
    await writeFile(join(generated, `${core.bytes}.d.ts`), BYTES_TYPES)
  }
  await cp(join(stage, 'order_contract', 'order_contract.d.ts'), join(generated, 'order_contract.d.ts'))
  for (const file of ['tsconfig.base.json', 'package.json']) await cp(at(file), join(stage, file))
  await tsc(['--project', sources, '--outDir', dist])
  const command = ['--project', join(sources, 'command'), '--outDir', dist, '--typeRoots', at('node_modules', '@types')]
  await tsc(command)

  await cp(generated, join(folder, 'generated'), { recursive: true })
  // The compiler does not write these: they declare files that it does not compile.
  const declarations = (await readdir(generated)).filter((file) => file.endsWith('.d.ts'))
  for (const file of declarations) await cp(join(generated, file), join(dist, 'generated', file))
  await cp(join(stage, 'docs'), join(folder, 'docs'), { recursive: true })
  await writeGuides(join(folder, 'docs'))
  await cp(join(stage, 'src'), join(folder, 'src'), { recursive: true })
  for (const { name, bytes } of CORES) {
    const file = join(stage, name, 'order_contract.wasm')
    const content = await readFile(file)
    await cp(file, join(dist, `${name}.wasm`))
    await writeFile(join(dist, 'generated', `${bytes}.js`), inline(content))
  }
  await bundleCommand(dist)
  await writeFile(join(folder, 'BUILD.json'), `${JSON.stringify(await record(dist), null, 2)}\n`)
}

/** Makes the script that contains the bytes of a .wasm file. */
export function inline(bytes) {
  const { text, frequent } = toAscii(bytes)
  return `/** The .wasm file as ASCII text, and the byte values that are written as a single character. */\nexport const text = '${text}'\nexport const frequent = '${frequent}'\n`
}

/** Runs codegen/, which writes files from the contract into a folder with the layout of the project. */
async function generateFromContract(folder) {
  await run('cargo', ['run', '--quiet', '--locked', '--package=order-contract-codegen', '--', folder])
}

async function record(dist) {
  const { bindgen } = await ensureWasmBindgen()
  const version = async (promise) => (await promise).stdout.trim()
  const wasm = {}
  for (const { name } of CORES) {
    const file = join(dist, `${name}.wasm`)
    const bytes = await readFile(file)
    wasm[`${name}.wasm`] = { sha256: sha256(bytes), size: bytes.length, ...(await interfaceOf(file)) }
  }
  return {
    inputs: await hashInputs(),
    tools: {
      rustc: (await version(run('rustc', ['-vV']))).split('\n'),
      wasmBindgen: await version(run(bindgen, ['--version'])),
      wasmOpt: await version(wasmOpt(['--version'])),
      tsc: await version(tsc(['--version'])),
    },
    wasm,
  }
}
