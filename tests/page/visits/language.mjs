/** The page in four languages. */
import assert from 'node:assert/strict'
import { NEW } from './documents.mjs'

const SAID = {
  de: /^Eine Bestellung von 2024-02-05, gelesen als 2023-07-27: ✓ gültig 1 geändert 1 verloren/,
  es: /^Un pedido de 2024-02-05, leído como 2023-07-27: ✓ válido 1 cambiado 1 perdido/,
  fr: /^Une commande de 2024-02-05, en version 2023-07-27 : ✓ valide 1 modifié 1 perdu/,
}

export const speaking = {
  async 'the page speaks each language at once, also after a reload, and what was typed stays'(person) {
    await person.open('')
    await person.paste(NEW)
    await person.hears(/1 lost/)
    const loaded = []
    person.page.on('request', (request) => loaded.push(request.url()))
    for (const [language, says] of Object.entries(SAID)) {
      await person.speak(language)
      await person.hears(says)
      assert.ok(loaded.some((url) => new RegExp(`/${language}-[^/]*\\.js$`).test(url)))
    }
    await person.reload()
    await person.hears(SAID.fr)
    assert.equal(await person.page.evaluate(() => document.documentElement.lang), 'fr')
    assert.match(await person.page.title(), /^Convertir · /)
    await person.page.waitForFunction(() => document.querySelector('[data-editor="Document"]'))
    assert.equal(await person.textOf('Document'), NEW)
  },

  async 'messages, a notice and the samples are in the language that is chosen'(person) {
    await person.open('validate?broken')
    await person.hears(/damaged/, '#notice')
    await person.speak('de')
    await person.hears(/beschädigt/, '#notice')
    await person.paste('{"status":"X"}', 'Dokument')
    await person.hears(/nicht gültig/)
    assert.match((await person.read('.problems li')).join(), /Wert/)
    await person.press('Beispiele')
    await person.page.waitForSelector('dialog[open] .samples')
    assert.match((await person.read('dialog h3')).join(), /Mit Korrekturen/)
  },
}
