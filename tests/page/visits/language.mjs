/** Messages and labels in four languages: what is in another one than the page says so to screen readers. */
import assert from 'node:assert/strict'
import { CARELESS } from '../lib/documents.mjs'

const SAID = { de: /Wert/, es: /valor/, fr: /valeur/ }

export const visits = {
  async 'messages and labels are in the language that is chosen, also after a reload; the page itself is English'(
    person,
  ) {
    await person.open('validate')
    await person.page.waitForNetworkIdle()
    await person.pasteAnywhere('{"status":"X"}')
    await person.hears(/mistake/)
    const loaded = []
    person.page.on('request', (request) => loaded.push(request.url()))
    for (const [language, says] of Object.entries(SAID)) {
      await person.speak(language)
      await person.hears(says, '.note')
      assert.ok(loaded.some((url) => new RegExp(`/${language}-[^/]*.js$`).test(url)))
    }
    await person.reload()
    await person.hears(SAID.fr, '.note')
    await person.hears(/mistake/)
    await person.turnTo('form')
    await person.hears(/Carte/, '.order')
  },

  async 'every text that is German says so, and no sentence is in two languages'(person) {
    await person.page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'language', { get: () => 'de-AT' })
    })
    // A German browser begins in German.
    await person.open('form')
    await person.hears(/Artikel/, '.order')
    const names = await person.page.$$eval('.order :is(.remove, [id$="-add"])', (all) =>
      all.map((it) => it.textContent.replace(/\s+/g, ' ').trim()),
    )
    assert.deepEqual(names, ['Remove Artikel 1 items[0]', 'Add Artikel'])
    await person.press('4 to fill in.')
    await person.page.waitForSelector('.told.error')
    await isMarked(person)
    await person.turnTo('validate')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    await isMarked(person)
    const label = await (await person.editor()).$eval('.block-missing', (it) => [it.lang, it.textContent])
    assert.deepEqual(label, ['de', '"card_id": Karten-ID'])
    await person.turnTo('convert')
    await person.pasteAnywhere(
      '{"items":[{"redemption_url":null},{"redemption_url":"https://x"}],"status":"COMPLETED"}',
    )
    await person.hears(/is lost/)
    await isMarked(person)
    await person.press('Swap')
    await person.hears(/comes back/)
    await isMarked(person)
    await person.pasteAnywhere('{"status":"COMPLETED","items":[{"payout":1,"payout":2}]}')
    await person.hears(/^The order can’t be converted/)
    await isMarked(person)
    await person.hears(/can’t be converted/, '[role="status"]')
    await person.focus()
    await person.keys('F8')
    await person.hears(/items/, '[role="status"][lang="de"]')
    await person.pasteAnywhere('{"status":}')
    await person.hears(/^Line 1 is not JSON/)
    await isMarked(person)
    await person.turnTo('webhook')
    await person.pasteAnywhere('{"timestamp":1}')
    await person.waitForText('Answer', (text) => /fehlt/.test(text))
    await person.page.waitForSelector('.editor[lang="de"] > [data-editor="Answer"]')
  },
}

/** German words are within an element that says so, and only they. */
async function isMarked({ page }) {
  const GERMAN = /\b(der|die|das|ist|ein|eine|und|fehlt|Artikel|Karte|Zahlung\w*|nicht|Wert)\b/
  const ENGLISH = /\b([Tt]he|is|has|and|are|of|Remove|Add|Line)\b/
  const texts = await page.evaluate(() => {
    const found = []
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element.closest('code, pre')) continue
      found.push([node.data, element.closest('[lang]')?.lang ?? 'en'])
    }
    return found
  })
  assert.ok(texts.some(([text, lang]) => lang === 'de' && GERMAN.test(text)))
  assert.deepEqual(
    texts.filter(([text, lang]) => (lang === 'de' ? ENGLISH : GERMAN).test(text)),
    [],
  )
}
