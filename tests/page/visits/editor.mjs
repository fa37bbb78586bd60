/** What the field of a document owes to whoever types in it. */
import assert from 'node:assert/strict'

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
        // Rounding aside: a line that one of them wraps otherwise is twenty pixels.
        assert.ok(Math.abs(painted - field) < 5, `${width}: ${text.slice(0, 20)}: ${painted}, ${field}`)
      }
    }
  },

  async 'a carriage return is a byte like any other: it is kept, copied and undone'(person) {
    const text = '{\r\n "status":\r"DONE"}\r\n'
    await person.open('validate')
    await person.pasteAtOnce('Document', text)
    await held(person, text)
    for (const key of ['KeyA', 'KeyX', 'KeyV']) await person.keys('Control', key)
    await held(person, text)
    for (const key of ['KeyZ', 'KeyZ']) await person.keys('Control', key)
    await held(person, text)
    await person.keys('Control', 'KeyZ')
    await person.hears('#validate .verdict', /7 errors/)
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
}

const LONG = `${JSON.stringify({ list: Array.from({ length: 20 }, (_, at) => ({ at, name: 'n'.repeat(at * 7) })) })}\n`

/** In the page: how high the text is in the field, and how high it is painted. */
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

/** Waits until the view holds this very text, as its draft says. */
const held = (person, text) =>
  person.page.waitForFunction(
    (text) => JSON.parse(sessionStorage.getItem('draft of validate'))?.text === text,
    {},
    text,
  )
