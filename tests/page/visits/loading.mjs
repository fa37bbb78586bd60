/** Parts of the page that are loaded on demand: slow ones, and parts that cannot be loaded. */
import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
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

  async 'a link that the form refuses leaves an older draft alone, also by turning away while the form is loading'(
    person,
  ) {
    const { page } = person
    const body = async () => JSON.parse(await person.textOf('Body of the request')).payment_method
    const mine = { type: 'CARD', card_id: 'C-1' }
    await person.open('convert')
    await page.evaluate((payment_method) => {
      const draft = { version: '2024-02-05', order: { typed: { payment_method }, key: 'K-1' } }
      sessionStorage.setItem('draft of form', JSON.stringify(draft))
    }, mine)
    const letGo = await holdBack(page, /\/form-[^/]*\.js$/)
    await person.follow(`form?${packed({ text: '{' })}`)
    await page.waitForSelector('#form:not([hidden])')
    await page.click('#to-convert')
    await letGo()
    await page.waitForSelector('#form > *')
    await person.turnTo('form')
    await person.hears('#form .form-notes', /^The form can't show this document, so nothing has changed/)
    assert.deepEqual(await body(), mine)
    await person.reload()
    await person.hears('#form .head', /x-idempotency-key: K-1/)
    assert.deepEqual(await body(), mine)
  },

  async 'a link that is left while its view is loading waits for it, also after a reload, and then only once'(person) {
    const { page } = person
    const mine = { text: '["mine"]' }
    await person.open('convert')
    await page.evaluate((draft) => sessionStorage.setItem('draft of validate', draft), JSON.stringify(mine))
    const letGo = await holdBack(page, /\/validate-[^/]*\.js$/)
    await person.follow(`validate?${packed({ text: '["theirs"]' })}`)
    await page.waitForSelector('#validate:not([hidden])')
    await page.click('#to-convert')
    await page.waitForSelector('#convert:not([hidden])')
    await letGo()
    await page.waitForSelector('#validate > *')
    await person.reload()
    await person.turnTo('validate')
    await person.waitForText('Document', (text) => text === '["theirs"]')
    await (await person.editor('Document')).click()
    await person.keys('Control', 'KeyZ')
    assert.equal(await person.textOf('Document'), '["mine"]')
    await person.reload()
    await person.waitForText('Document', (text) => text === '["mine"]')
  },

  async 'a link to a part that cannot be loaded is opened again by a reload'(person, { folder }) {
    const copy = await mkdtemp(join(tmpdir(), 'order-contract-page-'))
    const assets = join(copy, 'assets')
    await cp(folder, copy, { recursive: true })
    const server = await serve({ '/': copy })
    const form = join(
      assets,
      (await readdir(assets)).find((name) => name.startsWith('form-') && name.endsWith('.js')),
    )
    try {
      person.url = server.url
      await person.open('convert')
      await rename(form, `${form}.gone`)
      await person.follow(`form?${packed({ text: '{"payment_method":{"type":"CARD"}}' })}`)
      await failed(person)
      await rename(`${form}.gone`, form)
      await person.reload()
      await person.waitForText('Body of the request', (text) => text.includes('"CARD"'))
      assert.equal(new URL(person.page.url()).hash, '#form')
    } finally {
      server.close()
      await rm(copy, { recursive: true })
    }
    // The browser logs there what it did not find.
    person.words = []
  },
}

/** What a link carries behind `?`. */
const packed = (shared) => deflateSync(JSON.stringify(shared)).toString('base64url')

/** Delays a file of the page until the returned function is called. */
async function holdBack(page, pattern) {
  const held = []
  let isHeldBack = true
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (isHeldBack && pattern.test(request.url())) held.push(request)
    else request.continue()
  })
  return () => {
    isHeldBack = false
    assert.equal(held.length, 1)
    return held[0].continue()
  }
}

async function failed(person) {
  await person.hears('#notice', FAILED)
  await person.press('Close', { inside: '#notice' })
}
