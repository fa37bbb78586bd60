/** The documentation pages: read without scripts, with the keyboard alone, narrow and enlarged; and the way back to the workbench. */
import assert from 'node:assert/strict'
import { violations } from '../../lib/browsers.mjs'
import { laidOut, turn } from './access.mjs'

const PAGES = [
  'docs/',
  'upgrade/',
  'reference/',
  'codes/',
  'codes/enum/',
  'recipes/vue/',
  'trouble/',
  'command/',
  'scale/',
]

export const reading = {
  async 'the home has three doors, and a search over all pages'(person) {
    await person.page.goto(`${person.url}docs/`, { waitUntil: 'load' })
    assert.deepEqual(await person.read('.home article > ul strong'), ['Forms', 'Webhooks', 'Upgrade'])
    await person.keys('/')
    await person.type('timestamp_offs')
    await person.page.waitForSelector('#found a')
    assert.match((await person.read('#found li'))[0], /timestamp_offset/)
    await person.page.setViewport({ width: 390, height: 844 })
    const { left, right } = await person.page.$eval('#found', (it) => it.getBoundingClientRect().toJSON())
    assert.ok(left >= 0 && right <= 390, `${left} ${right}`)
    await Promise.all([person.page.waitForNavigation(), person.keys('Enter')])
    assert.match((await person.read('h1')).join(), /timestamp_offset/)
    await person.page.goto(`${person.url}forms/`, { waitUntil: 'load' })
    const code = await person.page.$eval('article > pre code', (it) => it.textContent)
    await person.page.click('article > pre .copy')
    await person.hears(/Copied/, 'article > pre .copy')
    assert.equal((await person.clipboard()).trim(), code.trim())
  },

  async 'the documentation is read without JavaScript, from page to page'(person, { name }) {
    // Scripts can be turned off in Chromium only.
    if (name === 'chromium') await person.page.setJavaScriptEnabled(false)
    const asked = []
    person.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await person.page.goto(`${person.url}upgrade/`, { waitUntil: 'load' })
    const go = async (selector, address) => {
      await Promise.all([person.page.waitForNavigation(), person.page.click(selector)])
      assert.ok(person.page.url().endsWith(address), person.page.url())
    }
    assert.match((await person.read('h1')).join(), /^Upgrade from 2023-07-27/)
    await go('article a[href$="codes/removed/"]', '/codes/removed/')
    assert.match((await person.read('h1')).join(), /^removed/)
    await go('.contents a[href$="recipes/vue/"]', '/recipes/vue/')
    assert.match((await person.read('.contents [aria-current="page"]')).join(), /^A form in Vue/)
    assert.ok(asked.length > 0)
  },

  async 'the documentation is used with the keyboard alone, and its documents open in Convert'(person) {
    await person.page.goto(`${person.url}upgrade/`, { waitUntil: 'load' })
    await person.tabTo(/^A Docs/)
    await person.tabTo(/^A Try it in Convert/)
    const outline = await person.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle)
    assert.equal(outline, 'solid')
    await person.keys('Enter')
    await person.hears(/^1 link moves to payout/)
    await person.page.waitForNetworkIdle()
    await person.goBack()
    await person.hears(/^Upgrade from/, 'h1')
    await person.page.click('.bar a')
    await person.hears(/links? moves?/)
    await person.page.waitForNetworkIdle()
    // Firefox gives up loading the icon of a page that is left.
    person.words = person.words.filter((said) => !/icon\.(ico|svg) failed$/.test(said))
  },

  async 'axe finds nothing on the documentation pages, and none is wider than a narrow or enlarged screen'(
    person,
    { name },
  ) {
    for (const address of PAGES) {
      await person.page.goto(`${person.url}${address}`, { waitUntil: 'load' })
      for (const width of [1280, 390, 195]) {
        await person.page.setViewport({ width, height: 844 })
        await person.page.evaluate(laidOut)
        const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(wide <= 0, `${address} is ${wide} of ${width} pixels too wide`)
        // axe reads the same elements in both browsers.
        if (width < 390 || name === 'firefox') continue
        await turn(person.page, width === 390 ? 'light' : 'dark')
        assert.deepEqual(await violations(person.page), [], `${address} at ${width}`)
      }
    }
  },
}
