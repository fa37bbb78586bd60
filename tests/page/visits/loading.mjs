/** Parts of the page that are loaded on demand: slow ones, and parts that cannot be loaded. */
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
    // The browser logs there what it did not find.
    person.words = []
  },

  async 'a language that comes while a view is loaded is that of every view'(person) {
    const { page } = person
    await person.open('validate')
    await person.hears('#validate .verdict', /7 errors/)
    const letGo = await holdBack(page, /\/form-[^/]*\.js$/)
    await page.click('#to-form')
    await page.select('#language', 'de')
    await page.waitForFunction(() => document.documentElement.lang === 'de')
    await letGo()
    await person.hears('#form .verdict', /^Noch nicht vollständig/)
    await person.turnTo('validate')
    await person.hears('#validate .verdict', /7 Fehler/)
  },

  async 'what was typed is not lost by turning away from a view that is still loading'(person) {
    const { page } = person
    await person.open('convert')
    await page.evaluate(() => sessionStorage.setItem('draft of validate', '{"text":"[\\"mine\\"]"}'))
    const letGo = await holdBack(page, /\/validate-[^/]*\.js$/)
    await page.click('#to-validate')
    await page.click('#to-convert')
    await letGo()
    await person.hears('#convert .verdict', /2 changes/)
    await page.waitForSelector('#validate > *')
    await person.turnTo('validate')
    await person.waitForText('Document', (text) => text === '["mine"]')
  },
}

/** Delays a file of the page until the returned function is called. */
async function holdBack(page, pattern) {
  const held = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (pattern.test(request.url())) held.push(request)
    else request.continue()
  })
  return () => {
    assert.equal(held.length, 1)
    return held[0].continue()
  }
}

async function failed(person) {
  await person.hears('#notice', FAILED)
  await person.press('Close', { inside: '#notice' })
}
