/** Visits by links, and what a reload finds. */
import assert from 'node:assert/strict'
import { Random } from '../../differential/random.mjs'
import { LIST, large, NEW, OWN_OLD } from './documents.mjs'

export const following = {
  async 'a link carries the document and what was chosen, which are there after a reload'(person, { browser }) {
    await person.open('')
    await person.pasteAnywhere(NEW)
    await person.hears(/is lost/)
    await person.press('/url')
    await person.fill('Place of the URL, a JSON Pointer', '/state', { anew: true })
    await person.press('Share')
    await person.hears(/Link copied/, '.bar')
    const link = await person.clipboard()
    const other = await person.sendTo(browser, link)
    await other.hears(/is lost/)
    await other.page.waitForFunction(() => location.hash === '#convert')
    await other.reload()
    await other.hears(/is lost/)
    await other.hears(/state/, '.next')
    await other.leave()
  },

  async 'a link replaces what is shown, and Ctrl+Z brings that back; what was typed is there after a reload'(person) {
    await person.open('')
    const fragment = await linkOf(person)
    await person.pasteAnywhere(LIST)
    await person.hears(/^The list of orders stays/)
    await person.follow(fragment)
    await person.hears(/2 links move/)
    await person.focus('Document')
    await person.keys('Control', 'KeyZ')
    await person.waitForText('Document', (text) => text === LIST)
    await person.reload()
    await person.hears(/^The list of orders stays/)
    assert.equal(await person.textOf('Document'), LIST)
  },

  async 'a broken link says so and changes nothing, and an unknown view is the first one'(person) {
    await person.open('')
    await person.pasteAnywhere(OWN_OLD)
    await person.hears(/1 link moves/)
    await person.follow('convert?broken')
    await person.hears(/This link is damaged/, '#notice')
    await person.press('Close', { inside: '#notice' })
    assert.equal(await person.textOf('Document'), OWN_OLD)
    await person.follow('nowhere')
    await person.hears(/1 link moves/)
    assert.equal(await person.page.$eval('main', (it) => it.id), 'convert')
  },

  async 'a document that is too large for a link is told before it is sent, and it is there after a reload'(person) {
    await person.open('')
    // What does not compress.
    const random = new Random(1)
    const noise = () => Buffer.from(Array.from({ length: 600 }, () => random.below(256))).toString('base64')
    await person.paste(JSON.stringify(Array.from({ length: 1_300 }, noise)))
    await person.hears(/not a document/)
    await person.press('Share')
    await person.hears(/send it as a file/, '#notice')
    await person.pasteAnywhere(large(300))
    await person.hears(/300 links move/)
    await person.reload()
    await person.hears(/300 links move/)
  },

  async 'a document at an address is opened after a person has agreed'(person) {
    const asked = []
    person.page.on('request', (request) => asked.push(request.url()))
    await person.page.goto(`${person.url}?url=search.json`, { waitUntil: 'load' })
    await person.hears(/^Open the document at .*search\.json/, '#notice')
    assert.ok(!asked.some((url) => url.endsWith('/search.json')))
    await person.press('Open it')
    await person.hears(/^This is not a document/)
    await person.page.goto(`${person.url}?url=nowhere.json`, { waitUntil: 'load' })
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

/** Presses Share. Returns what the link has behind `#`. */
export async function linkOf(person) {
  await person.press('Share')
  await person.hears(/Link copied/, '.bar')
  return (await person.clipboard()).split('#')[1]
}
