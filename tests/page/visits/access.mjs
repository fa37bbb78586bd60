/** Accessibility: axe on every view in both themes, and use of the page without a mouse. */
import assert from 'node:assert/strict'
import { violations } from '../lib/axe.mjs'

const VIEWS = ['convert', 'validate', 'form', 'webhook', 'files']

export const reaching = {
  ...Object.fromEntries(
    VIEWS.map((view) => [
      `axe finds nothing on ${view}, in both themes`,
      async (person, { name }) => {
        await person.open(view)
        for (const theme of themes(name)) {
          await theme(person.page)
          assert.deepEqual(await violations(person.page), [])
        }
      },
    ]),
  ),

  async 'axe finds nothing with everything unfolded'(person) {
    await person.open('validate?broken')
    await person.hears('#notice', /damaged/)
    await person.page.$$eval('#validate details', (found) => {
      for (const it of found) it.open = true
    })
    await person.press('Apply all safe fixes')
    await person.press('Reference')
    await person.hears('#reference-text', /Order request/)
    assert.deepEqual(await violations(person.page), [])
  },

  async 'Tab goes through the page and out of the editors again'(person) {
    await person.open('validate')
    await person.hears('#validate .verdict', /7 errors/)
    await person.page.focus('#to-convert')
    await person.tabTo(/^BUTTON Copy a link/)
    await person.tabTo(/^SELECT Shape/)
    await person.tabTo(/^TEXTAREA Document/)
    await person.tabTo(/^BUTTON Apply all safe fixes/)
    await person.tabTo(/^BUTTON Copy the code/)
  },

  async 'where one is can be seen'(person) {
    await person.open('validate')
    await person.page.focus('#share')
    await person.keys('Tab')
    const outline = await person.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle)
    assert.equal(outline, 'solid')
  },

  async 'the focus is not lost when the reference is closed'(person) {
    await person.open('validate')
    await person.press('Reference')
    await person.hears('#reference-text', /Order request/)
    await (await person.editor('Document')).click()
    await person.keys('Escape')
    assert.equal(await person.whereOneIs(), 'TEXTAREA Document')
    await person.press('section 2.4')
    await person.page.waitForFunction(() => document.activeElement.closest('#reference-text'))
    await person.pasteAtOnce('Document', '{')
    await person.hears('#validate .verdict', /^Not valid: 1 error\.$/)
    await person.press('Close', { inside: '#reference' })
    assert.equal(await person.whereOneIs(), 'BUTTON Reference')
  },

  async 'the focus is not lost when a notice is closed'(person) {
    await person.open('validate?broken')
    await person.hears('#notice', /damaged/)
    await (await person.editor('Document')).click()
    await person.follow('#validate?broken')
    await person.hears('#notice', /damaged/)
    await person.press('Close', { inside: '#notice' })
    assert.equal(await person.whereOneIs(), 'TEXTAREA Document')
    await person.open('form?broken')
    await person.hears('#notice', /damaged/)
    await person.press('Close', { inside: '#notice' })
    assert.equal(await person.whereOneIs(), 'A Form')
  },

  async 'what has the focus is not behind the reference, on screens of any width'(person) {
    for (const [width, height] of [
      [320, 256],
      [320, 640],
      [800, 600],
      [1280, 700],
    ]) {
      await person.page.setViewport({ width, height })
      await person.open('validate')
      await person.hears('#validate .verdict', /7 errors/)
      await person.press('Reference')
      await person.hears('#reference-text', /Order request/)
      await person.page.focus('#to-convert')
      const covered = []
      const look = async () => {
        const seen = await person.page.evaluate(placeOfFocus)
        if (seen === 'covered') covered.push(await person.whereOneIs())
        return seen
      }
      for (let stops = 0; stops < 100 && (await look()) !== 'reference'; stops += 1) await person.keys('Tab')
      await person.page.focus('#to-codes')
      await look()
      for (let stops = 0; stops < 2; stops += 1) {
        await person.keys('Shift', 'Tab')
        await look()
      }
      assert.deepEqual(covered, [], `${width} by ${height}`)
      await person.keys('Escape')
    }
  },

  async 'no view is wider than a narrow screen, also enlarged to 200 %'(person) {
    for (const view of VIEWS) {
      await person.open(view)
      for (const language of ['de', 'es', 'fr', 'en']) {
        await person.speak(language)
        if (view !== 'files') await person.hears(`#${view} .verdict`, /\w/)
        for (const width of [360, 195]) {
          await person.page.setViewport({ width, height: 780 })
          await person.page.evaluate(laidOut)
          const wide = await person.page.evaluate(widthBeyond)
          assert.ok(wide <= 0, `${view} is ${wide} of ${width} pixels too wide in ${language}`)
        }
      }
    }
  },
}

/** Runs in the page: says whether anything of the focused element is visible, if it is not in the reference. */
async function placeOfFocus() {
  // Until the page has scrolled to it.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const it = document.activeElement
  if (it.closest('#reference')) return 'reference'
  const { left, top, width, height } = it.getBoundingClientRect()
  const parts = Array.from({ length: 9 }, (_, at) => (at + 0.5) / 9)
  const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height]))
  const found = points.map(([x, y]) => document.elementFromPoint(x, y))
  return found.some((there) => there && !there.closest('#reference')) ? 'visible' : 'covered'
}

/** Runs in the page: by how much its content is wider than there is room, beside the place of a scrollbar. */
function widthBeyond() {
  const { scrollWidth } = document.documentElement
  return scrollWidth - Math.floor(document.body.getBoundingClientRect().width)
}

/** Runs in the page: waits until its fonts are loaded and two frames are drawn with them. */
async function laidOut() {
  await document.fonts.ready
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

/** Firefox keeps its initial theme, the dark one. Without motion, colours change at once. */
function themes(browser) {
  if (browser === 'firefox') return [() => {}]
  const still = { name: 'prefers-reduced-motion', value: 'reduce' }
  return ['light', 'dark'].map(
    (value) => (page) => page.emulateMediaFeatures([still, { name: 'prefers-color-scheme', value }]),
  )
}
