/** Messages and labels in four languages. */
import assert from 'node:assert/strict'

const SAID = { de: /Wert/, es: /valor/, fr: /valeur/ }

export const visits = {
  async 'messages and labels are in the language that is chosen, also after a reload; the page itself is English'(
    person,
  ) {
    await person.open('validate')
    await person.pasteAnywhere('{"status":"X"}')
    await person.hears(/mistake/)
    const loaded = []
    person.page.on('request', (request) => loaded.push(request.url()))
    for (const [language, says] of Object.entries(SAID)) {
      await person.speak(language)
      await person.hears(says, '.note')
      assert.ok(loaded.some((url) => new RegExp(`/${language}-[^/]*\\.js$`).test(url)))
    }
    await person.reload()
    await person.hears(SAID.fr, '.note')
    await person.hears(/mistake/)
    await person.turnTo('form')
    await person.hears(/Carte/, '.order')
  },
}
