import { handle } from './handler.mjs'

addEventListener('fetch', (event) => event.respondWith(handle(event.request, event)))
// Without it, this runtime ends the process for a promise that `waitUntil` got and that rejects.
addEventListener('unhandledrejection', ({ reason }) => console.log(`to the platform: ${reason.hook}`))
