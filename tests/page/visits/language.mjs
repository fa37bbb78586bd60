/** The language of the page and its messages, and the links of the footer. */
import assert from 'node:assert/strict'
import { dropFile } from '../lib/in_page.mjs'

export const speaking = {
  async 'messages are in the language that is chosen, also after a reload, and what was typed stays'(person) {
    await person.open('validate')
    await person.choose('Shape', 'order-created')
    await person.paste('Document', '{ "status": 1 }')
    await person.hears('#validate .cards', /should be a string/)
    await chooseLanguage(person, 'de')
    await person.hears('#validate .cards :lang(de)', /sollte eine Zeichenkette sein/)
    assert.equal(await person.textOf('Dokument'), '{ "status": 1 }')
    await person.reload()
    await person.hears('#validate .cards :lang(de)', /sollte eine Zeichenkette sein/)
    await person.turnTo('form')
    await person.hears('#form', /Zahlungsart/)
    await chooseLanguage(person, 'fr')
    await person.hears('#form', /paiement/)
    await chooseLanguage(person, 'en')
    await person.hears('#form', /Payment type/)
  },

  async 'the page speaks each language, also after a reload, and says which'(person) {
    const words = {
      de: ['Konvertieren', /^Von 2023-07-27 nach 2024-02-05: 2 Änderungen, 1 Verlust\.$/],
      fr: ['Convertir', /^De 2023-07-27 à 2024-02-05 : 2 changements, 1 perte\.$/],
      es: ['Convertir', /^De 2023-07-27 a 2024-02-05: 2 cambios, 1 pérdida\.$/],
      en: ['Convert', /^From 2023-07-27 to 2024-02-05: 2 changes, 1 loss\.$/],
    }
    await person.open('convert')
    for (const [language, [title, sum]] of Object.entries(words)) {
      await chooseLanguage(person, language)
      await person.hears('#convert .verdict', sum)
      await person.reload()
      await person.hears('#convert .verdict', sum)
      assert.deepEqual(await person.read('#to-convert'), [title])
      const told = await person.page.evaluate(() => [document.documentElement.lang, document.title])
      assert.deepEqual(told, [language, `${title} · order-contract`])
    }
  },

  async 'a sample stays chosen in another language and after a reload'(person) {
    const chosen = (view) => person.page.$eval(`#${view} .choices select`, (select) => select.value)
    for (const view of ['convert', 'validate', 'webhook']) {
      await person.open(view)
      await person.hears(`#${view} .verdict`, /\w/)
      const sample = await chosen(view)
      await chooseLanguage(person, 'es')
      await person.hears(`#${view} .choices`, /Ejemplo/)
      assert.equal(await chosen(view), sample, view)
      await person.hears(`#${view} .verdict`, /\w/)
      await person.reload()
      await person.hears(`#${view} .choices`, /Ejemplo/)
      assert.equal(await chosen(view), sample, view)
      await chooseLanguage(person, 'en')
      await person.hears(`#${view} .choices`, /Sample/)
    }
  },

  async 'the title of each sample is in sight, in the choice or on a narrow screen under it'(person) {
    for (const [width, language] of [
      [1280, 'en'],
      [1280, 'de'],
      [1280, 'fr'],
      [1280, 'es'],
      [360, 'de'],
    ]) {
      await person.page.setViewport({ width, height: 900 })
      await person.open('validate')
      await person.hears('#validate .verdict', /\w/)
      if ((await person.page.$eval('html', (it) => it.lang)) !== language) await person.speak(language)
      await person.hears('#validate .verdict', /\w/)
      const cut = await person.page.$eval('#validate .choices select', cutTitles)
      assert.deepEqual(cut, [], `${width} ${language}`)
    }
  },

  async 'a notice speaks the language that is chosen, with its buttons'(person) {
    await person.open('validate?broken')
    await person.hears('#notice', /damaged/)
    await chooseLanguage(person, 'de')
    await person.hears('#notice p', /^Dieser Link ist beschädigt/)
    assert.deepEqual(await person.read('#notice button'), ['Schließen'])
    await person.page.evaluate(dropFile, 'large.json', ' ', 2 * 1024 * 1024, '#validate .pane')
    await person.hears('#notice p', /^Das ist größer als 1 MB/)
    await chooseLanguage(person, 'en')
    await person.hears('#notice p', /^This is larger than 1 MB/)
    assert.deepEqual(await person.read('#notice button'), ['Open it in Files', 'Close'])
    await person.press('Close', { inside: '#notice' })
    await chooseLanguage(person, 'de')
    await person.hears('#validate .verdict', /Fehler/)
    assert.deepEqual(await person.read('#notice *'), [])
  },

  async 'only words of the chosen language are loaded'(person) {
    const loaded = []
    person.page.on('request', (request) => loaded.push(request.url()))
    const languages = () =>
      loaded.filter((url) => /\/(de|es|fr)-[^/]*\.js$/.test(url)).map((url) => url.match(/(..)-[^/]*$/)[1])
    await person.open('convert')
    await person.hears('#convert .verdict', /2 changes/)
    assert.deepEqual(languages(), [])
    await chooseLanguage(person, 'fr')
    await person.hears('#convert .verdict', /2 changements/)
    assert.deepEqual([...new Set(languages())], ['fr'])
  },

  async 'codes and recipes open beside the view'(person) {
    await person.open('convert')
    await person.press('Recipes')
    await person.hears('#reference-text', /A form in Vue/)
    assert.match(await person.whereOneIs(), /^H3 11 Recipes/)
    await person.press('Codes')
    await person.page.waitForFunction(() => document.activeElement.textContent === '10 Codes')
  },

  async 'the whole answer to a delivery is in the language that is chosen'(person) {
    await person.open('webhook')
    await person.hears('#webhook .verdict', /200/)
    await chooseLanguage(person, 'de')
    await person.choose('Beispiel', 'Mit GET angefragt')
    await person.hears(
      '#webhook .response .body',
      /Diese Methode wird nicht angenommen\. Senden Sie Änderungen mit POST\./,
    )
  },
}

/** Runs in the page: the samples whose titles can be cut, and are not said under the choice. */
function cutTitles(select) {
  const free = select.cloneNode(true)
  Object.assign(free.style, { maxWidth: 'none', position: 'absolute' })
  select.after(free)
  const isWide = free.offsetWidth <= select.offsetWidth
  free.remove()
  return [...select.options].slice(1).flatMap(({ value, textContent }) => {
    select.value = value
    select.dispatchEvent(new Event('change'))
    const title = document.querySelector('#validate .sample-shows strong')
    const isSaid = title.checkVisibility() && textContent.startsWith(title.textContent.slice(0, -2))
    return isWide || isSaid ? [] : [textContent]
  })
}

const chooseLanguage = (person, language) => person.page.select('#language', language)
