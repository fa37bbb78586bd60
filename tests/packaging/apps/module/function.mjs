/** An edge function, as Vercel's edge runtime runs it. */
import { result } from './shared/result.mjs'

addEventListener('fetch', (event) => event.respondWith(Response.json(result())))
