/** Accessibility: axe, the keyboard alone, narrow and enlarged screens, and forced colours. */
import assert from 'node:assert/strict'
import { violations } from '../../lib/browsers.mjs'
import { CARELESS } from '../lib/documents.mjs'

const VIEWS = ['convert', 'validate', 'form', 'webhook']
const PAGES = [
  ...['docs/', 'upgrade/', 'reference/', 'codes/', 'start/', 'recipes/vue/', 'trouble/', 'command/', 'scale/'],
]

/** Widths, also those of enlarged screens, and the themes in which axe looks at them. */
const SCREENS = [
  [1280, ['light']],
  [640, []],
  [360, ['dark']],
  [195, []],
]

export const visits = {
  async 'nothing is wider than a narrow or enlarged screen, and axe finds nothing, in both themes'(person, { name }) {
    await person.open('')
    // The German messages are the longest.
    await person.speak('de')
    for (const view of VIEWS) {
      await person.turnTo(view)
      await fits(person, name, view)
    }
    for (const address of PAGES) {
      await person.openPage(address)
      await fits(person, name, address)
    }
  },

  async 'axe finds nothing beside mistakes and in a dialog'(person, { name, context }) {
    if (name === 'firefox') return context.skip('axe reads the same elements in both browsers')
    await person.open('validate')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    assert.deepEqual(await violations(person.page), [])
    await person.press('Samples')
    await person.page.waitForSelector('dialog[open] .samples')
    assert.deepEqual(await violations(person.page), [])
  },

  async 'Convert is used with the keyboard alone'(person) {
    await person.open('')
    // What is said of a mark comes after it, and stays.
    await person.hears(/^2 links move/, '[role="status"]')
    await person.page.focus('.bar a')
    await person.tabTo(/^BUTTON 2 links move/)
    await person.keys('Enter')
    await person.standsAt(/^DIV Document/)
    await person.keys('F8')
    await person.page.waitForFunction(() =>
      /redemption_url/.test(document.querySelector('[role="status"]').textContent),
    )
    await person.tabTo(/^BUTTON Swap/)
    await person.keys('Enter')
    await person.hears(/An order of 2024-02-05/)
    await person.tabTo(/^BUTTON Copy as Markdown/)
    assert.equal(await person.page.$eval(':focus', (it) => getComputedStyle(it).outlineStyle), 'solid')
    await person.reload()
    await person.keys('Tab')
    await person.standsAt(/^BUTTON Skip/)
    await person.keys('Enter')
    await person.standsAt(/^DIV Document/)
  },

  async 'the documentation is used with the keyboard alone, and its documents open in Convert'(person) {
    await person.openPage('upgrade/')
    await person.tabTo(/^A Documentation/)
    await person.tabTo(/^A Try it in Convert/)
    assert.equal(await person.page.$eval(':focus', (it) => getComputedStyle(it).outlineStyle), 'solid')
    await person.keys('Enter')
    await person.hears(/^1 link moves to payout/)
    await person.page.waitForNetworkIdle()
    await person.goBack()
    await person.hears(/^Upgrade from/, 'h1')
    await person.loaded()
    await person.page.locator('.VPNavBarTitle a').click()
    await person.hears(/links? moves?/)
  },

  async 'the focus is not lost when a dialog or a notice is closed'(person) {
    await person.open('convert?broken')
    await person.hears(/damaged/, '#notice')
    await person.page.waitForSelector('.body:not(.starting)')
    await person.page.focus('.head .items .quiet')
    const before = await person.whereOneIs()
    await person.keys('Enter')
    await person.page.waitForSelector('dialog[open] .samples')
    await person.keys('Escape')
    await person.waitForCount(0, 'dialog')
    assert.equal(await person.whereOneIs(), before)
    await person.press('Close', { inside: '#notice' })
    await person.waitForCount(0, 'body:focus')
    await person.turnTo('validate')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    await person.page.focus('.acts .first')
    await person.keys('Enter')
    await person.hears(/^3 mistakes/)
    await person.page.waitForSelector('.verdict:focus')
  },

  async 'forced colours keep the current tab and the marks'(person, { name, context }) {
    if (name === 'firefox') return context.skip('Puppeteer can force colours in Chromium only')
    const session = await person.page.createCDPSession()
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    await person.open('')
    const decoration = (selector) => person.page.$eval(selector, (it) => getComputedStyle(it).textDecorationLine)
    assert.equal(await decoration('.bar [aria-current]'), 'underline')
    assert.equal(await decoration('[data-editor="Document"] >>> .mark-change'), 'underline')
    assert.equal(await decoration('[data-editor="Document"] >>> .mark-loss'), 'line-through')
  },
}

async function fits(person, browser, place) {
  for (const [width, themes] of SCREENS) {
    await person.page.setViewport({ width, height: 800 })
    await person.laidOut()
    const wide = await person.page.$eval('html', (it) => it.scrollWidth - it.clientWidth)
    assert.ok(wide <= 0, `${place} is ${wide} of ${width} pixels too wide`)
    for (const theme of browser === 'chromium' ? themes : []) {
      await person.turn(theme)
      assert.deepEqual(await violations(person.page), [], `${place}, ${width} wide, ${theme}`)
    }
  }
  await person.page.setViewport({ width: 1280, height: 800 })
}
