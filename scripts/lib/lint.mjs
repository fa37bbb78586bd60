/**
 * What the sources must look like: format and lint by Biome, types by TypeScript.
 */
import { biome, tsc } from './tools.mjs'

export const lint = async () => (await biome(['ci', '--error-on-warnings', '--colors=off'])).output

/** The package's sources, what its users see, then the page and what builds it. */
export async function types() {
  await tsc(['--noEmit', '--project', 'js'])
  await tsc(['--noEmit', '--project', 'js/command'])
  await tsc(['--noEmit', '--project', 'tests/types'])
  await tsc(['--noEmit', '--project', 'www'])
  await tsc(['--noEmit', '--project', 'www/src/archive'])
  await tsc(['--noEmit', '--project', 'www/build'])
}
