/** Accessibility: axe on every view, the keyboard alone, narrow and enlarged screens, and forced colours. */
import assert from 'node:assert/strict'
import { violations } from '../../lib/browsers.mjs'
import { CARELESS } from './documents.mjs'

const VIEWS = ['convert', 'validate', 'form', 'webhook']

export const reaching = {
  async 'axe finds nothing on any view, in both themes, wide and narrow, with everything open'(person, { name }) {
    // axe reads the same elements in both browsers.
    if (name === 'firefox') return
    await person.open('')
    for (const width of [1280, 390]) {
      await person.page.setViewport({ width, height: 844 })
      for (const view of VIEWS) {
        await person.turnTo(view)
        await person.hears(/\w/)
        for (const theme of width === 390 ? ['light'] : ['light', 'dark']) {
          await turn(person.page, theme)
          assert.deepEqual(await violations(person.page), [], `${view} at ${width}`)
        }
      }
    }
    await person.turnTo('validate')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    assert.deepEqual(await violations(person.page), [])
    await person.press('Samples')
    await person.page.waitForSelector('dialog[open] .samples')
    assert.deepEqual(await violations(person.page), [])
  },

  async 'Convert is used with the keyboard alone'(person) {
    await person.open('')
    await person.page.focus('.bar a')
    await person.tabTo(/^BUTTON 2 links move/)
    await person.keys('Enter')
    assert.match(await person.whereOneIs(), /^DIV Document/)
    await person.keys('F8')
    await person.page.waitForFunction(() =>
      /redemption_url/.test(document.querySelector('[role="status"]').textContent),
    )
    await person.tabTo(/^BUTTON Swap/)
    await person.keys('Enter')
    await person.hears(/An order of version 2024-02-05/)
    await person.tabTo(/^BUTTON Copy as Markdown/)
    const outline = await person.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle)
    assert.equal(outline, 'solid')
    await person.reload()
    await person.keys('Tab')
    assert.match(await person.whereOneIs(), /^BUTTON Skip/)
    await person.keys('Enter')
    assert.match(await person.whereOneIs(), /^DIV Document/)
  },

  async 'the focus is not lost when a dialog or a notice is closed'(person) {
    await person.open('convert?broken')
    await person.hears(/damaged/, '#notice')
    await person.page.focus('.head .quiet')
    const before = await person.whereOneIs()
    await person.keys('Enter')
    await person.page.waitForSelector('dialog[open] .samples')
    await person.keys('Escape')
    await person.page.waitForFunction(() => document.querySelector('dialog') === null)
    assert.equal(await person.whereOneIs(), before)
    await person.press('Close', { inside: '#notice' })
    await person.page.waitForFunction(() => document.activeElement !== document.body)
    await person.turnTo('validate')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    await person.page.focus('.acts .first')
    await person.keys('Enter')
    await person.hears(/^3 mistakes/)
    await person.page.waitForFunction(() => document.activeElement.matches('.verdict'))
  },

  async 'no view is wider than a narrow screen, also enlarged to 200 %, and everything can be reached'(person) {
    await person.open('')
    // The German messages are the longest.
    for (const language of ['de', 'en']) {
      await person.speak(language)
      for (const view of VIEWS) {
        await person.turnTo(view)
        for (const [width, height] of [
          [640, 400],
          [360, 780],
          [195, 390],
        ]) {
          await person.page.setViewport({ width, height })
          await person.page.evaluate(laidOut)
          const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          assert.ok(wide <= 0, `${view} is ${wide} of ${width} pixels too wide in ${language}`)
        }
      }
      await person.page.setViewport({ width: 1280, height: 800 })
    }
  },

  async 'forced colours keep the current tab and the marks'(person, { name }) {
    // Puppeteer can force colours in Chromium only.
    if (name === 'firefox') return
    const session = await person.page.createCDPSession()
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    await person.open('')
    const { tab, change, loss } = await person.page.evaluate(() => {
      const root = document.querySelector('[data-editor="Document"]').shadowRoot
      const decoration = (it) => getComputedStyle(it).textDecorationLine
      return {
        tab: decoration(document.querySelector('.bar [aria-current]')),
        change: decoration(root.querySelector('.mark-change')),
        loss: root.querySelector('.mark-loss') ? decoration(root.querySelector('.mark-loss')) : 'line-through',
      }
    })
    assert.deepEqual({ tab, change, loss }, { tab: 'underline', change: 'underline', loss: 'line-through' })
  },
}

/** Runs in the page: waits until two frames are drawn. */
export async function laidOut() {
  await document.fonts.ready
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

/** Turns to a theme; in Chromium only. Without motion, colours change at once. */
export function turn(page, theme) {
  const still = { name: 'prefers-reduced-motion', value: 'reduce' }
  return page.emulateMediaFeatures([still, { name: 'prefers-color-scheme', value: theme }])
}
