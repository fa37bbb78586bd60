/** Bundles a module of the page and imports it in Node, because Node 20 reads no TypeScript. */

import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Node 20 does not have it, unlike the browsers that the page is built for. */
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Returns the exports of a module. Its path is relative to the root of the project. */
export async function typescript(path) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['virtual:*'],
    sourcemap: 'inline',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
