/** The language of messages, and what the footer leads to. */
import assert from 'node:assert/strict'

export const speaking = {
  async 'messages are in the language that is chosen, also after a reload, and what was typed stays'(person) {
    await person.open('validate')
    await person.choose('Shape', 'order-created')
    await person.paste('Document', '{ "status": 1 }')
    await person.hears('#validate .cards', /should be a string/)
    await chooseLanguage(person, 'de')
    await person.hears('#validate .cards [lang=de]', /sollte eine Zeichenkette sein/)
    assert.equal(await person.textOf('Document'), '{ "status": 1 }')
    await person.reload()
    await person.hears('#validate .cards [lang=de]', /sollte eine Zeichenkette sein/)
    await person.turnTo('form')
    await person.hears('#form', /Zahlungsart/)
    await chooseLanguage(person, 'fr')
    await person.hears('#form', /paiement/)
    await chooseLanguage(person, 'en')
    await person.hears('#form', /Payment type/)
  },

  async 'codes and recipes open beside the view'(person) {
    await person.open('convert')
    await person.press('Recipes')
    await person.hears('#reference-text', /A form in Vue/)
    assert.match(await person.whereOneIs(), /^H3 11 Recipes/)
    await person.press('Codes')
    await person.page.waitForFunction(() => document.activeElement.textContent === '10 Codes')
  },
}

const chooseLanguage = (person, language) => person.page.select('#language select', language)
