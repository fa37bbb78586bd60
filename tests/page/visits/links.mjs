/** Links with a document, intact and damaged, and typed texts that stay. */
import assert from 'node:assert/strict'
import { Person } from '../lib/person.mjs'

const VERDICT = '#validate .verdict'

export const following = {
  async 'a link carries the document and what was chosen, to someone else'(person, { browser }) {
    await person.open('validate')
    await person.hears(VERDICT, /7 errors/)
    await person.choose('Shape', 'order-created')
    await person.choose('Version', '2023-07-27')
    await person.paste('Document', '{ "status": "é😀" }')
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    const link = await person.clipboard()
    assert.ok(link.startsWith(`${person.url}#validate?`))
    const other = await Person.enter(browser, person.url)
    await other.open(link.slice(person.url.length + 1))
    await other.hears(VERDICT, /^Not valid: 1 error\.$/)
    assert.equal(await other.textOf('Document'), '{ "status": "é😀" }')
    assert.deepEqual(await chosen(other), ['order-created', '2023-07-27'])
    assert.deepEqual(other.words, [])
    await other.leave()
  },

  async 'the address of a view opens the page at its top'(person) {
    // A part of the page that is cut off while it loads is reported, so each view is left when it is complete.
    const complete = {
      form: () => person.hears('#form', /Payment type/),
      webhook: () => person.hears('#webhook .verdict', /200/),
      validate: () => person.hears(VERDICT, /7 errors/),
    }
    for (const [width, height] of [
      [800, 400],
      [360, 640],
    ]) {
      await person.page.setViewport({ width, height })
      for (const [view, isComplete] of Object.entries(complete)) {
        await person.open(view)
        await isComplete()
        await person.reload()
        await isComplete()
        assert.equal(await person.page.evaluate('scrollY'), 0, `${view}, ${width} wide`)
      }
    }
  },

  async 'the button that copies a link goes back to its words in the language that is shown'(person) {
    await person.open('validate')
    await person.page.select('#language', 'de')
    await person.hears(VERDICT, /Fehler/)
    await person.reload()
    await person.hears(VERDICT, /Fehler/)
    await person.press('Link kopieren')
    await person.hears('#share', /^Link kopiert$/)
    await person.hears('#share', /^(?!Link kopiert)/)
    assert.deepEqual(await person.read('#share'), ['Link kopieren'])
    await person.press('Link kopieren')
    await person.hears('#share', /^Link kopiert$/)
    await person.page.select('#language', 'en')
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    await person.hears('#share', /^(?!Link copied)/)
    assert.deepEqual(await person.read('#share'), ['Copy a link'])
  },

  async 'a link that is followed replaces what is shown, and Ctrl+Z brings that back'(person) {
    await person.open('validate')
    await person.paste('Document', '{ "status": "FAILED" }')
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    const link = await person.clipboard()
    await person.paste('Document', '{ "mine": 1 }')
    await person.follow(new URL(link).hash)
    await person.waitForText('Document', (text) => text === '{ "status": "FAILED" }')
    await (await person.editor('Document')).click()
    await person.keys('Control', 'KeyZ')
    assert.equal(await person.textOf('Document'), '{ "mine": 1 }')
  },

  async 'a link replaces a kept draft too, and Ctrl+Z brings that back'(person) {
    await person.open('validate')
    await person.paste('Document', '{ "status": "FAILED" }')
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    const { hash } = new URL(await person.clipboard())
    await person.paste('Document', '{ "mine": 1 }')
    await person.turnTo('webhook')
    await person.hears('#webhook .verdict', /200/)
    await person.reload()
    await person.hears('#webhook .verdict', /200/)
    await person.follow(hash)
    await person.waitForText('Document', (text) => text === '{ "status": "FAILED" }')
    await (await person.editor('Document')).click()
    await person.keys('Control', 'KeyZ')
    assert.equal(await person.textOf('Document'), '{ "mine": 1 }')
  },

  async 'a broken link says so, and the page is as usual'(person) {
    await person.open('validate?eJyrVirOSCxIVbJSyi9KSS1S0lEqSa0oUbJSqgAm')
    await person.hears('#notice', /link is damaged or incomplete/)
    await person.hears(VERDICT, /7 errors/)
    await person.press('Close', { inside: '#notice' })
    assert.deepEqual(await person.read('#notice p'), [])
  },

  async 'a broken link leaves what was typed alone'(person) {
    await person.open('validate')
    await person.paste('Document', '{ "mine": 1 }')
    for (const packed of ['not%20base64', 'AAAA', '', '?', '%00', 'x'.repeat(100_000)]) {
      await person.follow(`#validate?${packed}`)
      await person.hears('#notice', /link is damaged or incomplete/)
      assert.equal(await person.textOf('Document'), '{ "mine": 1 }')
      await person.press('Close', { inside: '#notice' })
    }
  },

  async 'a document that is too large for a link is told before it is sent'(person) {
    await person.open('validate')
    await person.pasteAtOnce('Document', randomText(1_000_000))
    await person.press('Copy a link')
    await person.hears('#notice', /send it as a file/)
    await person.hears('#share', /^Not copied$/)
  },

  async 'a name that no view has leads to the first one'(person) {
    await person.open('elsewhere')
    assert.equal(await person.page.$eval('#convert', (it) => it.hidden), false)
  },

  async 'nothing that is typed leaves the page'(person) {
    const sent = []
    person.page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await person.open('validate')
    await person.paste('Document', '{ "secret": "hush-4711" }')
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    const link = await person.clipboard()
    await person.open(new URL(link).hash.slice(1))
    for (const view of ['convert', 'form', 'webhook', 'validate']) await person.turnTo(view)
    await person.press('Reference')
    await person.hears('#reference-text', /Order request/)
    const { origin } = new URL(person.url)
    assert.ok(sent.length > 5)
    const elsewhere = sent.filter((it) => !it.startsWith(`GET ${origin}/`) || it.includes('hush'))
    // Firefox has a font of its own.
    assert.deepEqual(
      elsewhere.filter((it) => !it.startsWith('GET data:')),
      [],
    )
  },
}

const chosen = (person) =>
  person.page.$$eval('#validate .choices select', (selects) => selects.slice(1, 3).map(({ value }) => value))

/** A text that cannot be compressed. */
function randomText(length) {
  let state = 1
  let text = ''
  while (text.length < length) {
    state = (state * 48271) % 2147483647
    text += String.fromCharCode(0x4e00 + (state % 20_000))
  }
  return JSON.stringify(text)
}
