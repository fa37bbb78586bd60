/**
 * `npm start`: installs npm packages, builds the page with the committed package, serves it and opens it.
 */
import { ensurePackages } from './lib/install.mjs'
import { open } from './lib/open.mjs'
import { buildPage, page } from './lib/page.mjs'
import { serve } from './lib/server.mjs'

await ensurePackages()
await buildPage()
const { url } = await serve({ '/': page }, { port: Number(process.env.PORT ?? 4173), cached: true })
console.log(`The page is at ${url} (Ctrl+C ends it).`)
open(url)
