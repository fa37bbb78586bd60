/** The documentation pages: search, code to copy, ways from page to page, and old addresses. */
import assert from 'node:assert/strict'
import { eventually } from '../../lib/eventually.mjs'

/** What people search for, and what is found first. */
const FIRST = {
  payout: /^API reference 2\.6 Order \(order\) items\[\]\.payout/,
  2.4: /^API reference 2\.4/,
  2.6: /^API reference 2\.6/,
}

/** And a page or section that is among the first. */
const SEARCHED = {
  'getting started': /^Install and first result/,
  install: /^Install and first result/,
  retry: /^Receive the webhook Retries/,
  timeout: /^Translate calls/,
  terminal: /^Command line/,
  timestamp_offs: /^Codes timestamp_offset/,
  applyFixes: /^JavaScript API/,
}

/** Opens a page, and waits until its scripts have begun. */
async function open(person, address) {
  await person.openPage(address)
  await person.page.waitForFunction(() => '__vue_app__' in document.querySelector('#app'))
}

/** Types into the search, and waits until one of the first results is that. */
async function find(person, words, pattern, among = 3) {
  await person.keys('/')
  await person.page.waitForSelector('.search-input')
  await person.page.keyboard.type(words)
  await eventually(async () => {
    const first = (await person.read('.result .titles')).slice(0, among)
    assert.ok(
      first.some((title) => pattern.test(title)),
      `${words}: ${first.join(' | ')}`,
    )
  })
}

export const visits = {
  async 'the home fits a small window, with three doors and a search over all pages with excerpts'(person) {
    await person.page.setViewport({ width: 1280, height: 800 })
    await open(person, 'docs/')
    assert.ok(await person.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight))
    assert.deepEqual(await person.read('.home li strong, .home strong + a'), [
      ...['Forms', 'Forms and servers', 'Webhooks', 'Webhook', 'Upgrade', 'Upgrade guide'],
    ])
    await person.page.locator('.find').click()
    await person.page.waitForSelector('.search-input')
    await person.keys('Escape')
    await find(person, 'timestamp_offs', /^Codes timestamp_offset/)
    await eventually(async () => assert.match((await person.read('.result .excerpt')).join(), /offset/))
    await person.page.setViewport({ width: 390, height: 844 })
    const { left, right } = await person.page.$eval('.result', (it) => it.getBoundingClientRect().toJSON())
    assert.ok(left >= 0 && right <= 390, `${left} ${right}`)
    await person.keys('Enter')
    await person.page.waitForFunction(() => location.href.endsWith('/codes/#timestamp_offset'))
    await person.hears(/^Codes/, 'h1')
  },

  async 'what people search for is among the first that is found'(person) {
    await open(person, 'docs/')
    for (const [words, found] of [...Object.entries(FIRST), ...Object.entries(SEARCHED)]) {
      await find(person, words, found, words in FIRST ? 1 : 3)
      await person.keys('Escape')
      await person.page.waitForSelector('.search-input', { hidden: true })
    }
  },

  async '"Try it" of each code shows that code'(person, { name, context }) {
    if (name === 'firefox') return context.skip('browsers have no part in it')
    await person.openPage('codes/')
    const links = await person.page.evaluate(linksOfCodes)
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

  async 'the reference hides no column beside its contents, which show the open page'(person) {
    await person.page.setViewport({ width: 1000, height: 800 })
    await open(person, 'reference/')
    const hidden = () => [...document.querySelectorAll('.vp-doc table')].map((it) => it.scrollWidth - it.clientWidth)
    assert.deepEqual(new Set(await person.page.evaluate(hidden)), new Set([0]))
    const isShown = () =>
      document.querySelector('.VPSidebarItem.is-active')?.getBoundingClientRect().bottom < innerHeight
    await person.page.waitForFunction(isShown)
    await person.page.locator('.VPLocalNavOutlineDropdown button').click()
    await person.page.locator('.VPLocalNavOutlineDropdown a[href="#4"]').click()
    // Neither bar covers it.
    await eventually(async () => {
      const { top } = await person.page.$eval('[id="4"]', (it) => it.getBoundingClientRect().toJSON())
      assert.ok(top > 104 && top < 300, `${top}`)
    })
  },

  async 'what goes on sideways on a phone shows it, and on paper the text begins at the margin'(person, { name }) {
    await person.page.setViewport({ width: 390, height: 844 })
    await open(person, 'translate/')
    const edges = await person.page.$$eval('.vp-doc :is(table, pre)', (all) =>
      all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => getComputedStyle(it).backgroundAttachment),
    )
    assert.deepEqual(new Set(edges), new Set(['local, scroll']))
    if (name === 'firefox') return
    await person.page.setViewport({ width: 1123, height: 794 })
    await person.page.emulateMediaType('print')
    const { left } = await person.page.$eval('h1', (it) => it.getBoundingClientRect().toJSON())
    assert.ok(left < 260, `${left}`)
  },

  async 'code is copied by a button'(person) {
    await open(person, 'forms/')
    const code = await person.page.$eval('.vp-doc pre code', (it) => it.innerText)
    await person.page.hover('.vp-doc pre')
    await person.page.locator('.vp-doc button.copy').click()
    await eventually(async () => assert.equal((await person.clipboard()).trim(), code.trim()))
  },

  async 'the documentation is read without JavaScript, from page to page'(person, { name, context }) {
    if (name === 'firefox') return context.skip('Firefox cannot turn scripts off for a page')
    await person.page.setJavaScriptEnabled(false)
    await person.openPage('upgrade/')
    const go = async (selector, address) => {
      // Its end comes after its heading.
      await person.loaded()
      await person.page.click(selector)
      await person.page.waitForFunction((address) => location.href.endsWith(address), {}, address)
    }
    await go('.vp-doc a[href$="/codes/#removed"]', '/codes/#removed')
    await go('.VPSidebar a[href$="/recipes/vue/"]', '/recipes/vue/')
    await person.page.waitForFunction(() => /^A form in Vue/.test(document.querySelector('h1').textContent))
    await go('.pager-link.prev', '/recipes/svelte/')
    // The browser fetches scripts ahead, and gives them up where it may not run them.
    person.words = []
  },

  async 'on a phone, the contents are behind buttons'(person) {
    await person.page.setViewport({ width: 390, height: 844 })
    await open(person, 'upgrade/')
    await person.page.locator('.VPLocalNavOutlineDropdown button').click()
    await person.page.locator('.VPLocalNavOutlineDropdown a[href="#what-stays"]').click()
    await person.page.waitForFunction(() => location.hash === '#what-stays')
    await person.page.locator('.VPLocalNav .menu').click()
    await person.page.locator('.VPSidebar.open a[href$="/reference/"]').click()
    await person.hears(/^API reference/, 'h1')
  },

  async 'old addresses lead on, and another one has a page that says so'(person) {
    const leads = async (from, to) => {
      await person.openPage(from)
      await person.page.waitForFunction((to) => location.href.endsWith(to), {}, to)
    }
    await leads('codes/removed/', '/codes/#removed')
    await leads('recipes/gateway/', '/recipes/translate/')
    await leads('reference/#9-versions', '/changelog-of-the-interface/#9-versions')
    await open(person, '404.html')
    await person.hears(/^Page not found/, 'h1')
    await person.page.locator('.home a').click()
    await person.hears(/^What is wrong/, 'h1')
    // It looks for its own text.
    person.words = []
  },
}

/** Runs in the page: the link below each "Reported:", with the code whose section that is in. */
function linksOfCodes() {
  const links = []
  let code
  let isReported = false
  for (const it of document.querySelectorAll('.vp-doc :is(h2, p)')) {
    if (it.matches('h2')) code = it.id
    const [said] = /^(?:Not reported|Reported):/.exec(it.textContent) ?? []
    if (said) isReported = said === 'Reported:'
    const link = it.querySelector('a[href*="#validate?"]')
    if (isReported && link) links.push([code, link.href])
  }
  return links
}
