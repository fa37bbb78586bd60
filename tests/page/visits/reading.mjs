/** The documentation pages: search, code to copy, and links that need no scripts. */
import assert from 'node:assert/strict'

export const visits = {
  async 'the home has three doors, and a search over all pages'(person) {
    await person.openPage('docs/')
    assert.deepEqual(await person.read('.home article > ul strong'), ['Forms', 'Webhooks', 'Upgrade'])
    await person.keys('/')
    await person.page.keyboard.type('timestamp_offs')
    await person.page.waitForSelector('#found a')
    assert.match((await person.read('#found li'))[0], /timestamp_offset/)
    await person.page.setViewport({ width: 390, height: 844 })
    const { left, right } = await person.page.$eval('#found', (it) => it.getBoundingClientRect().toJSON())
    assert.ok(left >= 0 && right <= 390, `${left} ${right}`)
    await Promise.all([person.page.waitForNavigation(), person.keys('Enter')])
    await person.hears(/timestamp_offset/, 'h1')
  },

  async '"Try it" of each code shows that code'(person, { name }) {
    // The browsers have no part in it.
    if (name === 'firefox') return
    await person.openPage('codes/')
    const codes = await person.page.$$eval('td:first-child code', (all) => all.map((it) => it.textContent))
    const links = []
    for (const code of codes) {
      await person.openPage(`codes/${code}/`)
      const [reported] = await person.page.$$eval('article a[href*="#validate?"]', (all) => all.map((it) => it.href))
      if (reported && code !== 'not_serializable') links.push([code, reported])
    }
    assert.ok(links.length > 15)
    await person.open('')
    for (const [code, link] of links) {
      await person.follow(new URL(link).hash.slice(1))
      await person.page.waitForFunction(
        (code) => [...document.querySelectorAll('.note .at a:last-child')].some((it) => it.textContent === code),
        {},
        code,
      )
    }
  },

  async 'code is copied by a button'(person) {
    await person.openPage('forms/')
    const code = await person.page.$eval('article > pre code', (it) => it.textContent)
    await person.pressToHear('Copy', /Copied/, 'article > pre')
    assert.equal((await person.clipboard()).trim(), code.trim())
  },

  async 'the documentation is read without JavaScript, from page to page'(person, { name }) {
    // Scripts can be turned off in Chromium only.
    if (name === 'chromium') await person.page.setJavaScriptEnabled(false)
    await person.openPage('upgrade/')
    const go = async (selector, address) => {
      await Promise.all([person.page.waitForNavigation(), person.page.click(selector)])
      assert.ok(person.page.url().endsWith(address), person.page.url())
    }
    await go('article a[href$="codes/removed/"]', '/codes/removed/')
    assert.match((await person.read('h1')).join(), /^removed/)
    await go('.contents a[href$="recipes/vue/"]', '/recipes/vue/')
    assert.match((await person.read('.contents [aria-current="page"]')).join(), /^A form in Vue/)
  },
}
