/**
 * Writes the entries and loaders of the runtimes that import the compiled core in place of its bytes. The entries in js/
 * are for all others; these differ only by their loader.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How each runtime imports a .wasm file, and whether its HTTP parser ensures that bodies are as long as their headers say. */
const RUNTIMES = {
  workerd: { query: '', enforcesLengths: true },
  'edge-light': { query: '?module', enforcesLengths: false },
}
/** The entries, and the loader that each imports. */
const ENTRIES = { check: 'inline_check', edge: 'inline', index: 'inline', stream: 'inline' }
/** The loaders, and the core of each. */
const LOADERS = {
  inline: { core: 'order_contract', isWhole: true },
  inline_check: { core: 'order_contract_check', isWhole: false },
}

/** Writes the files into a copy of js/. */
export async function writeRuntimes(sources) {
  for (const [runtime, traits] of Object.entries(RUNTIMES)) {
    const renamed = (loader) => loader.replace('inline', runtime)
    for (const [entry, loader] of Object.entries(ENTRIES)) {
      const text = await readFile(join(sources, `${entry}.ts`), 'utf8')
      if (!text.includes(`./loaders/${loader}.js`)) throw new Error(`js/${entry}.ts does not import ${loader}`)
      await writeFile(join(sources, `${entry}.${runtime}.ts`), text.replace(`/${loader}.js`, `/${renamed(loader)}.js`))
    }
    for (const [loader, { core, isWhole }] of Object.entries(LOADERS))
      await writeFile(join(sources, 'loaders', `${renamed(loader)}.ts`), loaderOf(core, isWhole, traits))
  }
}

function loaderOf(core, isWhole, { query, enforcesLengths }) {
  const members = ['compile: () => module', 'glue: { initSync, __wbg_reset_state }']
  if (isWhole) members.push('isWhole: true')
  if (enforcesLengths) members.push('enforcesLengths: true')
  return `import { __wbg_reset_state, initSync } from '../generated/${core}.js'
import type { Loader } from '../module.js'
import module from '../${core}.wasm${query}'

export const loader: Loader = { ${members.join(', ')} }
`
}
