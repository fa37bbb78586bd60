/** Typing, undo, highlighting and large texts in the editor of a document. */
import assert from 'node:assert/strict'
import { dropFile } from '../lib/in_page.mjs'

const MEGABYTE = 1024 * 1024

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

  async 'the text of a draft is the oldest that Ctrl+Z brings back, after a reload and in another language'(person) {
    for (const view of ['validate', 'webhook', 'convert']) {
      const editor = `#${view} .pane textarea`
      const texts = () => person.page.$$eval(editor, (fields) => fields.map(({ value }) => value))
      const typeInto = async (text) => {
        await person.hears(`#${view} .verdict`, /\w/)
        await person.page.click(editor)
        await person.type(text)
      }
      await person.open(view)
      await typeInto('[]')
      const before = await texts()
      for (const restore of [() => person.reload(), () => chooseGerman(person, view)]) {
        await restore()
        await typeInto('x')
        for (let presses = 0; presses < 2; presses += 1) await person.keys('Control', 'KeyZ')
        assert.deepEqual(await texts(), before, view)
      }
      await person.page.select('#language', 'en')
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
    await person.hears('#convert .pane-state.waiting', /./)
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

/** Chooses German and waits until the view is built again. */
async function chooseGerman({ page }, view) {
  const before = await page.$(`#${view}`)
  await page.select('#language', 'de')
  await page.waitForFunction((it, view) => !it.isConnected && document.querySelector(`#${view} > *`), {}, before, view)
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
