/**
 * Makes everything that is generated: the tables and glue under js/generated, the pages under docs, the
 * scripts, types and .wasm under dist, and BUILD.json, which says what they were made from.
 * Where they go is the caller's choice; nothing else is touched.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleForRequire, inlineForRequire } from './commonjs.mjs'
import { hashInputs, sha256 } from './inputs.mjs'
import { at, target } from './paths.mjs'
import { run } from './run.mjs'
import { ensureWasmBindgen, tsc, wasmOpt } from './tools.mjs'
import { buildWasm, interfaceOf } from './wasm.mjs'

const BYTES_TYPES = `/** The .wasm file, as text. */
export declare const base64: string
`

/**
 * Builds into `folder`: generated/ (what js/generated holds), docs/, dist/ and BUILD.json.
 * `features` are the crate's, for tests.
 */
export async function buildPackage(folder, { features = [] } = {}) {
  const stage = join(target, 'stage', features.join('-') || 'package')
  const sources = join(stage, 'js')
  const generated = join(sources, 'generated')
  const dist = join(folder, 'dist')
  const wasm = join(stage, 'wasm')
  await Promise.all([stage, folder].map((path) => rm(path, { recursive: true, force: true })))
  await cp(at('js'), sources, { recursive: true })
  await rm(generated, { recursive: true, force: true })

  await generateFromContract(stage)
  await buildWasm(wasm, { features })
  await cp(join(wasm, 'order_contract.d.ts'), join(generated, 'order_contract.d.ts'))
  await writeFile(join(generated, 'bytes.d.ts'), BYTES_TYPES)
  for (const file of ['tsconfig.base.json', 'package.json']) await cp(at(file), join(stage, file))
  await tsc(['--project', sources, '--outDir', dist])

  await cp(generated, join(folder, 'generated'), { recursive: true })
  await cp(join(stage, 'docs'), join(folder, 'docs'), { recursive: true })
  await cp(join(wasm, 'order_contract.js'), join(dist, 'generated', 'order_contract.js'))
  await cp(join(wasm, 'order_contract.wasm'), join(dist, 'order_contract.wasm'))
  for (const types of ['order_contract.d.ts', 'bytes.d.ts'])
    await cp(join(generated, types), join(dist, 'generated', types))
  const bytes = await readFile(join(wasm, 'order_contract.wasm'))
  await writeFile(join(dist, 'generated', 'bytes.js'), inline(bytes))
  await writeFile(join(dist, 'generated', 'bytes.cjs'), inlineForRequire(bytes))
  await bundleForRequire(dist)
  await writeFile(join(folder, 'BUILD.json'), `${JSON.stringify(await record(dist), null, 2)}\n`)
}

/** The script that carries the bytes of a .wasm file. */
export function inline(bytes) {
  return `/** The .wasm file, as text. */\nexport const base64 = '${bytes.toString('base64')}'\n`
}

/** What codegen/ writes from the contract, in a folder that is laid out as the project is. */
async function generateFromContract(folder) {
  await run('cargo', ['run', '--quiet', '--locked', '--package=order-contract-codegen', '--', folder])
}

async function record(dist) {
  const file = join(dist, 'order_contract.wasm')
  const bytes = await readFile(file)
  const { bindgen } = await ensureWasmBindgen()
  const version = async (promise) => (await promise).stdout.trim()
  return {
    inputs: await hashInputs(),
    tools: {
      rustc: (await version(run('rustc', ['-vV']))).split('\n'),
      wasmBindgen: await version(run(bindgen, ['--version'])),
      wasmOpt: await version(wasmOpt(['--version'])),
      tsc: await version(tsc(['--version'])),
    },
    wasm: { sha256: sha256(bytes), size: bytes.length, ...(await interfaceOf(file)) },
  }
}
