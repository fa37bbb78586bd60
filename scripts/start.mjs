/**
 * `npm start`: installs npm packages, builds the page with the committed package, serves it and opens it.
 */
import process from 'node:process'
import { ensurePackages } from './lib/install.mjs'
import { buildPage } from './lib/page.mjs'
import { at } from './lib/paths.mjs'

await ensurePackages()
await buildPage()
// Not imported at the top: npm may have installed it only now.
const { preview } = await import('vite')
const open = process.stdout.isTTY === true && !process.env.CI
const server = await preview({ root: at('www'), preview: { port: Number(process.env.PORT ?? 4173), open } })
server.printUrls()
console.log('Ctrl+C ends it.')
