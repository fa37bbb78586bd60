/** Typing, undo, highlighting and large texts in the editor of a document. */
import assert from 'node:assert/strict'
import { dropFile } from '../lib/in_page.mjs'

const MEGABYTE = 1024 * 1024
const VIEWS = ['validate', 'webhook', 'convert']

export const typing = {
  async 'what is painted lies under the field, line by line, at any width'(person) {
    await person.open('validate')
    for (const width of [360, 700, 1280]) {
      await person.page.setViewport({ width, height: 900 })
      for (const text of [
        LONG,
        `${'word '.repeat(200)}\n\n\n`,
        'x'.repeat(1500),
        '\u{1F600}'.repeat(99),
        '\ta\n b  ',
      ]) {
        await person.pasteAtOnce('Document', text)
        const [field, painted] = await (await person.editor('Document')).evaluate(heights)
        // Allows rounding: a line that one of them wraps differently is twenty pixels.
        assert.ok(Math.abs(painted - field) < 5, `${width}: ${text.slice(0, 20)}: ${painted}, ${field}`)
      }
    }
  },

  async 'a place far to the right of a long line is scrolled to'(person) {
    await person.open('validate')
    await person.pasteAtOnce('Document', `{"status":"COMPLETED","long":"${'x'.repeat(20_000)}","status":"FAILED"}`)
    await person.hears('#validate .verdict', /error/)
    await person.press('line 1, column 20033')
    const scrolled = () => document.activeElement.scrollLeft > 1000
    await person.page.waitForFunction(scrolled)
  },

  async 'Ctrl+Z undoes on keyboards of other scripts'(person) {
    await person.open('validate')
    const before = await person.textOf('Document')
    await person.paste('Document', '{}')
    const editor = await person.editor('Document')
    await editor.evaluate((field) => {
      const key = { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true }
      field.dispatchEvent(new KeyboardEvent('keydown', key))
    })
    assert.equal(await person.textOf('Document'), before)
  },

  async 'what is too large to type in is handed over to the view Files, and the editor stays as it is'(person) {
    await person.open('validate')
    const before = await person.textOf('Document')
    const line = '{"status":"COMPLETED","items":[]}\n'
    const most = Math.floor(MEGABYTE / line.length)
    await person.pasteAtOnce('Document', line.repeat(most + 1))
    await person.hears('#notice', /larger than 1 MB, and typing in it would be slow/)
    assert.equal(await person.textOf('Document'), before)
    await person.press('Open it in Files')
    await person.hears('#files .file-name', /^pasted\.json, 1\.0 MB$/)
    assert.deepEqual(await person.read('#notice p'), [])
    await person.press('Start')
    await person.hears('#files .verdict', new RegExp(`^${(most + 1).toLocaleString('en')} documents: all converted`))
    await person.turnTo('validate')
    assert.equal(await person.textOf('Document'), before)
    await person.pasteAtOnce('Document', line.repeat(most))
    assert.equal((await person.textOf('Document')).length, most * line.length)
    await person.page.evaluate(dropFile, 'dropped.ndjson', line, 100_000 * line.length, '#validate .pane')
    await person.press('Open it in Files')
    await person.hears('#files .file-name', /^dropped\.ndjson, 3\.2 MB$/)
  },

  async 'a text without colours says why, and can be typed in'(person) {
    await person.open('validate')
    assert.equal(await person.sees('Copy'), true)
    assert.deepEqual(await person.read('#validate .editor ~ .hint'), [])
    for (const text of [`"${'x'.repeat(5_000)}"`, `["x",\n${'1,\n'.repeat(40_000)}2]`]) {
      await person.pasteAtOnce('Document', text)
      await person.hears('#validate .editor ~ .hint', /^Without colours and marks/)
      assert.equal((await person.read('#validate .editor ~ .hint')).length, 1)
      await person.typeBehind('Document', 'x', 'y')
      assert.equal(await person.textOf('Document'), text.replace('x', 'xy'))
    }
  },

  async 'typing is undone and done again, and where the caret was'(person) {
    await person.open('validate')
    await person.paste('Document', '{ "status": "A" }')
    await person.typeBehind('Document', '"A', 'BC')
    assert.equal(await person.textOf('Document'), '{ "status": "ABC" }')
    await person.keys('Control', 'KeyZ')
    assert.equal(await person.textOf('Document'), '{ "status": "A" }')
    await person.keys('Control', 'Shift', 'KeyZ')
    assert.equal(await person.textOf('Document'), '{ "status": "ABC" }')
    await person.type('D')
    assert.equal(await person.textOf('Document'), '{ "status": "ABCD" }')
  },

  async 'the text of a draft is the oldest that Ctrl+Z brings back after a reload'(person) {
    for (const view of VIEWS) {
      await person.open(view)
      await typeInto(person, view, '[]')
      const before = await textsOf(person, view)
      await person.reload()
      await typeInto(person, view, 'x')
      for (let presses = 0; presses < 2; presses += 1) await person.keys('Control', 'KeyZ')
      assert.deepEqual(await textsOf(person, view), before, view)
    }
  },

  async 'what was typed can be undone and done again in another language'(person) {
    for (const view of VIEWS) {
      await person.open(view)
      await person.hears(`#${view} .verdict`, /\w/)
      const [before] = await textsOf(person, view)
      await person.page.click(`#${view} .pane textarea`)
      await person.keys('Control', 'KeyA')
      await person.type('[7]')
      const typed = await textsOf(person, view)
      for (const language of ['de', 'en']) {
        await person.speak(language)
        assert.deepEqual(await textsOf(person, view), typed, view)
        await person.page.focus(`#${view} .pane textarea`)
        for (let presses = 0; (await textsOf(person, view))[0] !== before; presses += 1) {
          assert.ok(presses < 5, `${view} ${language}: ${await textsOf(person, view)}`)
          await person.keys('Control', 'KeyZ')
        }
        for (let presses = 0; presses < 5; presses += 1) await person.keys('Control', 'KeyY')
        assert.deepEqual(await textsOf(person, view), typed, view)
      }
    }
  },

  async 'a step that is undone in another language brings back the other side, too'(person) {
    const older = '2023-07-27'
    await person.open('convert')
    await person.hears('#convert .verdict', /2 changes/)
    const before = await textsOf(person, 'convert')
    await person.select(`Document of ${older}`, await person.textOf(`Document of ${older}`))
    await person.keys('Backspace')
    await person.type('{}')
    await person.hears('#convert .verdict', /same in both versions/)
    await person.speak('de')
    await (await person.editor(`Dokument der Version ${older}`)).focus()
    for (let presses = 0; presses < 2; presses += 1) await person.keys('Control', 'KeyZ')
    await person.hears('#convert .verdict', /2 Änderungen/)
    assert.deepEqual(await textsOf(person, 'convert'), before)
  },

  async 'a fix can be undone in another language, and its header goes with it'(person) {
    await person.open('validate')
    const before = await person.textOf('Document')
    await person.press('Apply all safe fixes')
    await person.speak('de')
    assert.deepEqual(await person.read('#validate .handed-over code'), ['x-idempotency-key: 3f6c2d'])
    await person.press('Korrektur zurücknehmen')
    assert.equal(await person.textOf('Dokument'), before)
    assert.deepEqual(await person.read('#validate .handed-over code'), [])
  },

  async 'a dropped file that is read while another language is chosen is there in it'(person) {
    const { page } = person
    const dropped = '{ "items": [{ "dropped": true }] }'
    for (const view of [...VIEWS, 'form']) {
      await person.open(view)
      await person.hears(`#${view} .verdict`, /\w/)
      const place = view === 'form' ? '#form' : `#${view} .pane`
      const letGo = await page.evaluateHandle(holdBackReading)
      await page.evaluate(dropFile, 'held.json', dropped, dropped.length, place)
      await person.speak('de')
      // Also where the view is not shown when the file is there.
      if (view === 'validate') await person.turnTo('files')
      await letGo.evaluate((letGo) => letGo())
      if (view === 'validate') {
        await person.speak('fr')
        await person.turnTo('validate')
      }
      await page.waitForFunction(
        (it) => /"dropped": true/.test(document.querySelector(it).value),
        {},
        `#${view} .pane textarea`,
      )
      await person.speak('en')
    }
  },

  async 'a sample is named while it is what is shown'(person) {
    const named = (view) => person.page.$eval(`#${view} .choices select`, (it) => it.selectedOptions[0].textContent)
    const explained = (view) =>
      person.page.$eval(`#${view} .sample-shows`, (it) => it.checkVisibility({ visibilityProperty: true }))
    const isNamed = async (view, is) => {
      assert.equal((await named(view)) !== 'Pick a sample', is, view)
      assert.equal(await explained(view), is, view)
    }
    for (const view of ['validate', 'webhook', 'convert']) {
      await person.open(view)
      await person.hears(`#${view} .verdict`, /\w/)
      const sample = await named(view)
      await isNamed(view, true)
      const { height, y } = await (await person.page.$(`#${view} .pane`)).boundingBox()
      await person.page.click(`#${view} .pane textarea`)
      await person.type('x')
      await isNamed(view, false)
      const pane = await (await person.page.$(`#${view} .pane`)).boundingBox()
      assert.deepEqual({ height: pane.height, y: pane.y }, { height, y }, `${view} stays in place`)
      await person.keys('Control', 'KeyZ')
      await isNamed(view, true)
      assert.equal(await named(view), sample)
      await person.page.evaluate(dropFile, 'other.json', '[]', 2, `#${view} .pane`)
      await person.page.waitForFunction(
        (it) => document.querySelector(it).value === '[]',
        {},
        `#${view} .pane textarea`,
      )
      await isNamed(view, false)
    }
    await person.turnTo('form')
    await person.choose('Sample', 'Two payouts from the balance')
    await isNamed('form', true)
    await person.press('Add item')
    await isNamed('form', false)
    await person.choose('Sample', 'Two payouts from the balance')
    await isNamed('form', true)
    await person.press('Put back what was there')
    await isNamed('form', false)
  },

  async 'what follows on the other side is not taken back there'(person) {
    const [older, newer] = ['Document of 2023-07-27', 'Document of 2024-02-05']
    await person.open('convert')
    await person.hears('#convert .verdict', /2 changes/)
    await person.typeBehind(newer, '"O-0011', '-new')
    await person.typeBehind(older, '"E-0012', '-old')
    await person.waitForText(newer, (text) => text.includes('"E-0012-old"'))
    await (await person.editor(newer)).focus()
    await person.keys('Control', 'KeyZ')
    const text = await person.textOf(newer)
    assert.match(text, /"O-0011"/)
    assert.match(text, /"E-0012-old"/)
    await person.waitForText(older, (text) => text.includes('"O-0011"') && text.includes('"E-0012-old"'))
  },

  async 'nothing is undone in an editor that waits for the other side, nor lost for later'(person) {
    const [older, newer] = ['Document of 2023-07-27', 'Document of 2024-02-05']
    const text = '{ "id": "O-1", "status": "COMPLETED" }'
    await person.open('convert')
    await person.hears('#convert .verdict', /2 changes/)
    await person.paste(newer, text)
    await person.typeBehind(newer, '"O-1', '-new')
    await person.typeBehind(older, '"COMPLETED"', ',')
    await person.hears('#convert .pane-state.warning', /./)
    await (await person.editor(newer)).focus()
    await person.keys('Control', 'KeyZ')
    assert.equal(await person.textOf(newer), text.replace('O-1', 'O-1-new'))
    await (await person.editor(older)).focus()
    await person.keys('Backspace')
    await person.hears('#convert .verdict', /same in both versions/)
    await (await person.editor(newer)).focus()
    await person.keys('Control', 'KeyZ')
    assert.equal(await person.textOf(newer), text)
  },
}

const LONG = `${JSON.stringify({ list: Array.from({ length: 20 }, (_, at) => ({ at, name: 'n'.repeat(at * 7) })) })}\n`

async function typeInto(person, view, text) {
  await person.hears(`#${view} .verdict`, /\w/)
  await person.page.click(`#${view} .pane textarea`)
  await person.type(text)
}

const textsOf = ({ page }, view) => page.$$eval(`#${view} .pane textarea`, (all) => all.map(({ value }) => value))

/** Runs in the page: delays the reading of files until the returned function is called. */
function holdBackReading() {
  const { arrayBuffer } = Blob.prototype
  const waiting = []
  Blob.prototype.arrayBuffer = function () {
    return new Promise((resolve) => waiting.push(() => resolve(arrayBuffer.call(this))))
  }
  return () => {
    Blob.prototype.arrayBuffer = arrayBuffer
    for (const go of waiting) go()
  }
}

/** Runs in the page: returns the height of the text in the field and of the painted text. */
async function heights(field) {
  await new Promise(requestAnimationFrame)
  const { editor, paint } = { editor: field.parentElement, paint: field.previousElementSibling }
  editor.style.alignItems = 'start'
  field.style.height = '0'
  field.style.minHeight = '0'
  const sizes = [field.scrollHeight, paint.scrollHeight]
  editor.style.alignItems = field.style.height = field.style.minHeight = ''
  return sizes
}
