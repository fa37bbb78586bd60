/** Visits by links, and what a reload finds. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { LIST, NEW, OWN_OLD } from '../lib/documents.mjs'

export const visits = {
  async 'a link carries the document and what was chosen, which are there after a reload'(person, { browser }) {
    await person.open('')
    await person.pasteAnywhere(NEW)
    await person.hears(/is lost/)
    await person.press('/url')
    await person.page.locator('.kinds .field input').fill('/state')
    const other = await person.sendTo(browser, await person.share())
    await other.hears(/is lost/)
    await other.page.waitForFunction(() => location.hash.startsWith('#convert?'))
    await other.reload()
    await other.hears(/is lost/)
    await other.hears(/state/, '.next')
    await other.leave()
  },

  async 'a link replaces what is shown, and Ctrl+Z brings that back; what was typed is there after a reload'(person) {
    await person.open('')
    const [, fragment] = (await person.share()).split('#')
    await person.pasteAnywhere(LIST)
    await person.hears(/^The list of orders stays/)
    // The address holds the list by then.
    await person.page.waitForFunction((link) => location.hash !== `#${link}`, {}, fragment)
    await person.follow(fragment)
    await person.hears(/2 links move/)
    await person.focus()
    await person.keys('Control', 'KeyZ')
    await person.waitForText('Document', (text) => text === LIST)
    await person.reload()
    await person.hears(/^The list of orders stays/)
    assert.equal(await person.textOf('Document'), LIST)
  },

  async 'what is pasted while the page begins to reload is there afterwards'(person, { name, context }) {
    if (name === 'chromium') return context.skip('Chromium answers nothing while the request for its page is held')
    await person.open('')
    await person.pasteAnywhere(OWN_OLD)
    await person.page.waitForFunction(() => location.hash.startsWith('#convert?'))
    const before = person.page.url()
    await person.page.setRequestInterception(true)
    const asked = new Promise((resolve) => {
      person.page.on('request', (request) => (request.isNavigationRequest() ? resolve(request) : request.continue()))
    })
    const reloaded = person.page.reload()
    const request = await asked
    await person.pasteAnywhere(LIST)
    // The browser reloads the address that was there before.
    await person.page.waitForFunction((before) => location.href !== before, {}, before)
    await request.continue()
    await reloaded
    await person.waitForText('Document', (text) => text === LIST)
  },

  async 'the address holds the document, and the link is shown if the browser refuses to copy it'(person, { browser }) {
    await person.open('')
    await person.pasteAnywhere(LIST)
    // The sample leaves it short.
    await person.page.waitForFunction(() => location.hash.startsWith('#convert?'))
    const address = person.page.url()
    await person.turnTo('validate')
    await person.page.waitForFunction(() => location.hash.startsWith('#validate?'))
    const other = await person.sendTo(browser, address)
    await other.waitForText('Document', (text) => text === LIST)
    await other.page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'))
    })
    await other.press('Share')
    await other.hears(/The browser has refused to copy the link.*#convert\?/, '#notice')
    await other.leave()
  },

  async 'a view that is chosen when the address is about to be written is shown'(person) {
    await person.page.evaluateOnNewDocument(() => {
      const { setTimeout } = globalThis
      globalThis.delayed = []
      globalThis.setTimeout = (act, ...rest) => {
        globalThis.delayed.push(act)
        return setTimeout(act, ...rest)
      }
    })
    await person.open('')
    await person.page.waitForNetworkIdle()
    // What was delayed is done before the page hears of its new address.
    await person.page.evaluate(() => {
      location.hash = '#webhook'
      for (const act of globalThis.delayed) act()
    })
    await person.hears(/./, 'main.webhook h1')
  },

  async 'a link that is followed while the address is being written is opened'(person) {
    await person.open('')
    const [, fragment] = (await person.share()).split('#')
    await person.page.evaluate(() => {
      const { arrayBuffer } = Response.prototype
      globalThis.packing = new Promise((begin) => {
        Response.prototype.arrayBuffer = async function () {
          Response.prototype.arrayBuffer = arrayBuffer
          begin()
          await new Promise((follow) => addEventListener('hashchange', follow, { once: true }))
          return arrayBuffer.call(this)
        }
      })
    })
    await person.pasteAnywhere(LIST)
    await person.page.evaluate(() => globalThis.packing)
    await person.follow(fragment)
    await person.hears(/^2 links move/)
  },

  async 'without a network, views that were not opened yet open'(person) {
    await person.open('')
    await person.page.waitForNetworkIdle()
    await person.page.setOfflineMode(true)
    for (const [view, says] of [
      ['validate', /^The order is valid/],
      ['form', /^4 to fill in/],
      ['webhook', /^The answer is 200/],
    ]) {
      await person.turnTo(view)
      await person.hears(says)
    }
    assert.match(await person.share(), /#webhook\?/)
    await person.press('Samples')
    await person.page.waitForSelector('dialog[open] .samples')
    await person.page.setOfflineMode(false)
  },

  async 'a broken link says so and changes nothing, and an unknown view is the first one'(person) {
    await person.open('')
    await person.pasteAnywhere(OWN_OLD)
    await person.hears(/1 link moves/)
    await person.follow('convert?broken')
    await person.hears(/This link is damaged/, '#notice')
    assert.equal(await person.textOf('Document'), OWN_OLD)
    await person.follow('nowhere')
    await person.hears(/1 link moves/)
    await person.page.waitForSelector('main.convert')
  },

  async 'a document that is too large for a link is told before it is sent'(person) {
    await person.open('')
    // It does not compress. Long lines take an editor long.
    const lines = randomBytes(1_000_000)
      .toString('base64')
      .match(/.{1,100}/g)
    await person.pasteAnywhere(JSON.stringify(lines, null, 1))
    await person.hears(/no document like this/)
    await person.press('Share')
    await person.hears(/Send the document as a file/, '#notice')
  },

  async 'a document at an address is opened after a person has agreed'(person) {
    const asked = []
    person.page.on('request', (request) => asked.push(request.url()))
    await person.openPage('?url=/documents/2023-07-27/order-list.json')
    await person.hears(/^Open the document at .*order-list\.json/, '#notice')
    assert.ok(!asked.some((url) => new URL(url).pathname.endsWith('/order-list.json')))
    await person.press('Open it')
    await person.hears(/A list of orders, read as 2023-07-27/)
    await person.openPage('?url=nowhere.json')
    await person.press('Open it')
    await person.hears(/The server answers 404/, '#notice')
    person.words = []
  },

  async 'nothing that is typed leaves the page, and nothing is asked of another server'(person) {
    const asked = []
    person.page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    await person.open('')
    await person.pasteAnywhere(OWN_OLD.replace('mine', 'SECRET-1'))
    await person.hears(/1 link moves/)
    for (const view of ['validate', 'form', 'webhook', 'convert']) await person.turnTo(view)
    await person.hears(/1 link moves/)
    const isElsewhere = (it) => !it.includes(person.url) && !it.startsWith('GET data:')
    assert.deepEqual(
      asked.filter((it) => /SECRET|POST/.test(it) || isElsewhere(it)),
      [],
    )
  },
}
