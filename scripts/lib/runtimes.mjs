/**
 * Writes the entries that differ from those in js/ only by their loader: for the runtimes that import the compiled core in
 * place of its bytes, with those loaders.
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
    for (const [entry, loader] of Object.entries(ENTRIES))
      await writeEntry(sources, entry, `${entry}.${runtime}`, renamed(loader))
    for (const [loader, { core, isWhole }] of Object.entries(LOADERS))
      await writeFile(join(sources, 'loaders', `${renamed(loader)}.ts`), loaderOf(core, isWhole, traits))
  }
}

/** Writes an entry that is like another one but for its loader. */
async function writeEntry(sources, like, entry, loader) {
  const text = await readFile(join(sources, `${like}.ts`), 'utf8')
  const used = ENTRIES[like]
  if (!text.includes(`./loaders/${used}.js`)) throw new Error(`js/${like}.ts does not import ${used}`)
  await writeFile(join(sources, `${entry}.ts`), text.replace(`/${used}.js`, `/${loader}.js`))
}

function loaderOf(core, isWhole, { query, enforcesLengths }) {
  const members = ['compile: () => module']
  if (isWhole) members.push('isWhole: true')
  if (enforcesLengths) members.push('enforcesLengths: true')
  return `import type { Loader } from '../module.js'
import module from '../${core}.wasm${query}'

export const loader: Loader = { ${members.join(', ')} }
`
}
