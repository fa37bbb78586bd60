/** Imports a module of the page in Node: bundled as it is, for Node 20 reads no TypeScript. */

import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The exports of a module; its path begins at the root of the project. */
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
