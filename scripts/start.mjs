/**
 * `npm start`: serves the page with the committed package. Needs nothing but Node.
 */
import { at, pkg } from './lib/paths.mjs'
import { serve } from './lib/server.mjs'

const { url } = await serve({ '/': at('www'), '/pkg/': pkg }, { port: Number(process.env.PORT ?? 4173) })
console.log(`The page is at ${url} (Ctrl+C ends it).`)
