/** The page without a network, and after a new build is served. */
import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../../scripts/lib/server.mjs'

const ABOUT = /content="Convert and check[^"]*"/
const VIEWS = ['validate', 'form', 'webhook', 'files', 'convert']

export const leavingTheNetwork = {
  async 'after the first visit the page works with the network off: every view, links and reloads'(person, { folder }) {
    const server = await serve({ '/somewhere/': folder }, { cached: true })
    try {
      person.url = `${server.url}somewhere/`
      await person.keepOffline()
      await person.open('convert')
      await kept(person)
    } finally {
      server.close()
    }
    await person.reload()
    await person.hears(/2 changed/)
    for (const view of VIEWS) await person.turnTo(view)
    await person.turnTo('files')
    await person.drop('.drop', { 'orders.ndjson': '{"items":[]}\n'.repeat(100) })
    await person.hears(/ready/)
    await person.press('Start')
    await person.hears(/^100 documents: all converted/)
    await person.page.goto(`${person.url}reference/#2.4`)
    await person.hears(/Order request/, ':target')
    await person.open('form')
    await person.hears(/^Not ready to send yet/)
  },

  async 'a new build takes the place of the old one, and no visit in between is broken'(person, { folder }) {
    const copy = await mkdtemp(join(tmpdir(), 'order-contract-page-'))
    await cp(folder, copy, { recursive: true })
    const server = await serve({ '/somewhere/': copy }, { cached: true })
    try {
      person.url = `${server.url}somewhere/`
      await person.keepOffline()
      await person.open('convert')
      await kept(person)
      await edit(join(copy, 'index.html'), ABOUT, 'content="The next build"')
      await edit(join(copy, 'sw.js'), / [0-9a-f]{16}`/, ' 0123456789abcdef`')
      let title = ''
      for (let visit = 0; visit < 5 && title !== 'The next build'; visit += 1) {
        await person.page.evaluate(updated)
        await person.reload()
        for (const view of VIEWS) await person.turnTo(view)
        title = await person.page.$eval('meta[name="description"]', (it) => it.content)
      }
      assert.equal(title, 'The next build')
    } finally {
      server.close()
      await rm(copy, { recursive: true })
    }
  },
}

/** Runs in the page: waits until the browser has looked for a new build and installed it. */
async function updated() {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration.update()
  while (registration.installing)
    await new Promise((resolve) => registration.installing.addEventListener('statechange', resolve, { once: true }))
}

/** Waits until the page works without its server. */
const kept = (person) =>
  person.page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  )

async function edit(file, pattern, text) {
  const before = await readFile(file, 'utf8')
  const after = before.replace(pattern, text)
  assert.notEqual(before, after)
  await writeFile(file, after)
}
