/** Parts of the page that are loaded when they are asked for: late ones, and those that cannot be loaded. */
import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../../scripts/lib/server.mjs'

const FAILED = /could not be loaded\. Reload the page/

export const loading = {
  async 'a part that cannot be loaded is told of, and the page goes on'(person, { folder }) {
    const copy = await mkdtemp(join(tmpdir(), 'order-contract-page-'))
    const filter = (path) => !/\/(de|edge|_virtual_reference)-[^/]*\.js$/.test(path)
    await cp(folder, copy, { recursive: true, filter })
    const server = await serve({ '/': copy })
    try {
      person.url = server.url
      await person.open('validate')
      await person.hears('#validate .verdict', /7 errors/)
      await person.page.select('#language', 'de')
      await failed(person)
      assert.equal(await person.page.$eval('#language', (it) => it.value), 'en')
      await person.press('Reference')
      await failed(person)
      await person.turnTo('webhook')
      await failed(person)
      await person.reload()
      await person.turnTo('validate')
      await person.hears('#validate .verdict', /7 errors/)
    } finally {
      server.close()
      await rm(copy, { recursive: true })
    }
    // The browser says there what it did not find.
    person.words = []
  },

  async 'a language that comes while a view is loaded is that of every view'(person) {
    const { page } = person
    const late = []
    await person.open('validate')
    await person.hears('#validate .verdict', /7 errors/)
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (/\/form-[^/]*\.js$/.test(request.url())) late.push(request)
      else request.continue()
    })
    await page.click('#to-form')
    await page.select('#language', 'de')
    await page.waitForFunction(() => document.documentElement.lang === 'de')
    assert.equal(late.length, 1)
    await late[0].continue()
    await person.hears('#form .verdict', /^Noch nicht vollständig/)
    await person.turnTo('validate')
    await person.hears('#validate .verdict', /7 Fehler/)
  },
}

async function failed(person) {
  await person.hears('#notice', FAILED)
  await person.press('Close', { inside: '#notice' })
}
