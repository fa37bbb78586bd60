/** Visits of the view "Validate". */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { at } from '../../../scripts/lib/paths.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { CARELESS, NEW, REQUEST } from '../lib/documents.mjs'

export const visits = {
  async 'the document of Convert is checked, and each problem stands beside its line'(person) {
    await person.open('')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^The order request stays the same/)
    await person.turnTo('validate')
    await person.hears(/^5 mistakes\. \d have a safe fix\. An order request, read as 2024-02-05\./)
    await person.waitForCount(5, '.note')
    const listed = await person.read('.note')
    assert.equal(listed.length, 5)
    assert.match(listed[1], /^currency has a value that is not allowed\. .*Line 3 · stated in section 2\.4 · enum/)
    assert.equal((await person.drawn('.mark-error')).length, 4)
    // What is missing has a line of its own.
    assert.deepEqual(await person.drawn('.block-missing'), ['"card_id": Card ID'])
    await person.page.waitForFunction(isBeside)
    await person.press('Line 6')
    await person.standsAt(/^DIV Document/)
    await person.hears(/country/, '.note.lit')
    await person.press('5 mistakes.')
    await person.hears(/Line 2/, '.note.lit')
    await person.press('enum')
    await person.hears(/^Codes/, 'h1')
    await person.hears(/^enum/, 'h2:target')
    await person.page.waitForFunction(isInSight, {}, 'h2:target')
    await person.goBack()
    await person.hears(/^5 mistakes/)
    await person.pasteAnywhere(REQUEST)
    await person.hears(/^The order request is valid\./)
  },

  async 'what is of another version than the rest of a document is marked, in Convert too'(person) {
    await person.open('')
    await person.pasteAnywhere(NEW.replace('"payout":', '"redemption_url": "https://x", "payout":'))
    await person.hears(/An order, read as 2023-07-27: items\[0\]\.payout is of another version/)
    await eventually(async () => assert.deepEqual(await person.drawn('.mark-info'), ['"payout"']))
    await person.turnTo('validate')
    await person.hears(/^payout was introduced in version 2024-02-05\..* remark · Line 12/, '.note + .note')
    // Also if the version is chosen: Convert leads to the other one, and its shape is told all the same.
    await person.turnTo('convert')
    await person.pasteAnywhere(NEW)
    await person.hears(/^1 link moves/)
    await person.page.select('.version select', '2023-07-27')
    await person.hears(/^An order of 2024-02-05, not of 2023-07-27/)
    await person.hears(/^Order$/, '.shape option:checked')
    await person.turnTo('validate')
    await person.hears(/^payout was introduced in version 2024-02-05/, '.note')
  },

  async 'a fix is made and undone, and all safe ones are made'(person) {
    await person.open('validate')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    // While a mistake is typed, none can be made.
    await person.typeAt('"items', '"')
    await person.hears(/^Line 4 is not JSON/)
    await person.waitForCount(3, ':is(.note, .acts) .button:disabled, .first:disabled')
    await person.keys('Backspace')
    await person.hears(/^5 mistakes/)
    await person.press('Change it to')
    await person.hears(/^4 mistakes/)
    await person.press('Apply')
    await person.hears(/^[23] mistakes/)
    await person.focus()
    await person.keys('Control', 'KeyZ')
    await person.hears(/^4 mistakes/)
    await person.keys('Control', 'KeyZ')
    await person.hears(/^5 mistakes/)
    assert.equal(await person.textOf('Document'), CARELESS)
  },

  async 'on a narrow screen each note follows its line, inside the text'(person) {
    await person.page.setViewport({ width: 390, height: 844 })
    await person.page.evaluateOnNewDocument(() => {
      globalThis.shifts = []
      const keep = (list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value))
      new PerformanceObserver(keep).observe({ type: 'layout-shift', buffered: true })
    })
    await person.open('validate')
    await person.waitForCount(4, '.note')
    await person.laidOut()
    const moved = await person.page.evaluate(() => globalThis.shifts.reduce((sum, value) => sum + value, 0))
    assert.ok(moved < 0.005, `${moved}`)
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    await person.page.waitForFunction(isInside)
    await person.press('Change it to')
    await person.hears(/^4 mistakes/)
    await person.page.setViewport({ width: 1280, height: 800 })
    await person.page.waitForFunction(isBeside)
  },

  async 'the head of a sheet is not clipped, and has the number of warnings at every width'(person) {
    await person.open('validate')
    await person.pasteAnywhere(readFileSync(at('tests', 'reality', 'order-request.recipient.json'), 'utf8'))
    for (const view of ['convert', 'validate'])
      for (const width of [1241, 1280, 1366, 1440]) {
        await person.page.setViewport({ width, height: 800 })
        await person.turnTo(view)
        await person.page.waitForSelector('.pane.from .validity')
        const [right, end] = await person.page.$eval('.pane.from .head', (head) =>
          [head, [...head.querySelectorAll('.tools button')].at(-1)].map((it) => it.getBoundingClientRect().right),
        )
        assert.ok(end < right, `${view} ${width}`)
        const [chip, head] = await person.page.$$eval('.pane.from :is(.chip, .head)', (all) =>
          all.map((it) => it.getBoundingClientRect().bottom).sort((a, b) => a - b),
        )
        assert.ok(chip < head, `${view} ${width}`)
      }
  },
}

/** Runs in the page: whether an element is between the upper and the lower edge of the window. */
function isInSight(selector) {
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Runs in the page: whether each note is below its line and above the next one. */
function isInside() {
  const notes = [...document.querySelectorAll('.note')].map((it) => it.getBoundingClientRect())
  const { shadowRoot } = document.querySelector('[data-editor="Document"]')
  const lines = [...shadowRoot.querySelectorAll('.cm-line')].map((it) => it.getBoundingClientRect())
  // The third line has two.
  const own = [1, 2, 2, 5, 6]
  return (
    notes.length === own.length &&
    notes.every(({ top, bottom }, at) => top >= lines[own[at]].bottom - 1 && bottom <= lines[own[at] + 1].top + 1)
  )
}

/** Runs in the page: whether no note is above its line or over another one. */
function isBeside() {
  const notes = [...document.querySelectorAll('.note')].map((it) => it.getBoundingClientRect())
  return notes.every(({ top }, at) => top > 0 && (at === 0 || top >= notes[at - 1].bottom - 1))
}
