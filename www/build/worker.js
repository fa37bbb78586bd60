/**
 * The page's service worker: keeps the files of a build, so that the page works without a network. build/offline.ts
 * fills in the files, and a name that changes with their contents.
 */
const BUILD = '{{build}}'
const FILES = ['{{files}}']

/** The build before this one is kept too: an open tab may still load parts of it. */
const BUILDS_KEPT = 2

addEventListener('install', (event) => event.waitUntil(keep()))
addEventListener('activate', (event) => event.waitUntil(forget()))
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request))
  }
})

async function keep() {
  const cache = await caches.open(BUILD)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))
  await skipWaiting()
}

async function forget() {
  // Not those of a page below this one: its scope begins with the same letters.
  const builds = (await caches.keys()).filter((name) => name.startsWith(`${registration.scope} `))
  for (const name of builds.filter((name) => name !== BUILD).slice(0, -(BUILDS_KEPT - 1))) await caches.delete(name)
}

async function answer(request) {
  const cache = await caches.open(BUILD)
  const address = request.url.replace(/[?#].*/, '').replace(/\/index\.html$/, '/')
  return (await cache.match(address)) ?? (await caches.match(address)) ?? fetch(request)
}
