/**
 * Checks the JavaScript and TypeScript sources: formatting and lint rules with Biome, names of types, types with tsc.
 */
import { biome, tsc } from './tools.mjs'
import { refuseSharedTypeNames } from './type_names.mjs'

export async function lint() {
  const { output } = await biome(['ci', '--error-on-warnings', '--colors=off'])
  refuseSharedTypeNames()
  return output
}

/** Checks the types of the package's sources, its public types as users see them, and the page. */
export async function types() {
  await tsc(['--noEmit', '--project', 'js'])
  await tsc(['--noEmit', '--project', 'js/command'])
  await tsc(['--noEmit', '--project', 'tests/types'])
  await tsc(['--noEmit', '--project', 'tests/types/bare'])
  await tsc(['--noEmit', '--project', 'www'])
  await tsc(['--noEmit', '--project', 'www/build'])
}
