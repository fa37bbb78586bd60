/**
 * `npm run build:www`: builds the page as static files for any server and any path.
 */
import { relative } from 'node:path'
import { ensurePackages } from './lib/install.mjs'
import { buildPage, page } from './lib/page.mjs'
import { root } from './lib/paths.mjs'

await ensurePackages()
process.stdout.write(await buildPage())
console.log(`The page is in ${relative(root, page)}.`)
