import { handle } from './handler.mjs'

addEventListener('fetch', (event) => event.respondWith(handle(event.request)))
