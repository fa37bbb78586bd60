/** When the page cannot run: each cause is named at the top of the page, with its remedy. */
import assert from 'node:assert/strict'
import { deflateSync } from 'node:zlib'
import { serve } from '../../lib/server.mjs'
import { REQUEST } from '../lib/documents.mjs'

export const visits = {
  async 'a missing core is named, and what remedies it'(person) {
    await without(person, /\.wasm$/)
    await person.open('')
    await person.hears(/^A \.wasm file of this page could not be loaded\. Check/, '#notice')
    await isAtTheTop(person, '#notice')
    person.words = []
  },

  async 'a view that is opened before the core that checks has come waits for it'(person) {
    const send = await heldBack(person, /check.*\.wasm$/)
    await person.page.goto(`${person.url}#convert`)
    await person.hears(/^2 links move/)
    await person.page.locator('nav a[href$="#validate"]').click()
    await person.hears(/^Starting/)
    await person.page.locator('nav a[href$="#form"]').click()
    await person.hears(/^Starting/, 'main.form .verdict')
    await person.pasteAnywhere(REQUEST)
    send()
    await person.hears(/^Ready to send/)
    await person.page.locator('nav a[href$="#validate"]').click()
    await person.hears(/^The order is valid/)
  },

  async 'a view waits for no core but the one that it needs first'(person) {
    const send = await heldBack(person, /convert.*\.wasm$/)
    for (const [view, says] of [
      ['validate', /^The order is valid/],
      ['form', /^4 to fill in/],
      ['webhook', /^The answer is 200/],
      ['convert', /^Starting/],
    ]) {
      await person.page.goto(`${person.url}#${view}`)
      await person.hears(says, `main.${view} .verdict`)
    }
    send()
    await person.hears(/^2 links move/)
  },

  async 'nothing is said of the sample before a link is opened'(person) {
    const said = await allSaid(person)
    const send = await heldBack(person, /convert.*\.wasm$/)
    const follow = (view, text) => person.openPage(`?${view}#${view}?${linkTo(text)}`)
    // Both cores tell what a document is.
    for (const view of ['validate', 'form']) {
      await follow(view, REQUEST)
      await person.hears(/^Starting/, `main.${view} .verdict`)
    }
    await follow('webhook', '{}')
    await person.hears(/^The answer is 422/)
    assert.deepEqual(await said(), ['Starting…', 'The answer is 422. 3 mistakes in the body.'])
    send()
    await follow('validate', REQUEST)
    await person.hears(/^The order request is valid/)
    assert.deepEqual(await said(), ['Starting…', 'The order request is valid.'])
    await follow('form', REQUEST)
    await person.hears(/^Ready to send/)
    assert.deepEqual(await said(), ['Starting…', 'Ready to send.'])
    // To leave a page ends its requests.
    person.words = []
  },

  async 'a policy that forbids the core is named, and what remedies it'(person, { folder }) {
    const headers = { 'content-security-policy': "script-src 'self'" }
    const server = await serve({ '/': folder }, headers)
    try {
      person.url = server.url
      await person.open('')
      await person.hears(/forbids WebAssembly\. Add 'wasm-unsafe-eval' to its script-src/, '#notice')
      await isAtTheTop(person, '#notice')
    } finally {
      server.close()
    }
    // The browser logs what it has refused.
    person.words = []
  },

  async 'without JavaScript the page says so'(person, { name, context }) {
    if (name === 'firefox') return context.skip('Firefox cannot turn scripts off for a page')
    await person.page.setJavaScriptEnabled(false)
    await person.openPage('')
    // A browser that cannot be asked without scripts shows at least that the sentence is there.
    assert.equal((await person.page.$$('noscript p')).length, 1)
    // Chromium gives up the files that it has begun to load.
    person.words = []
  },

  async 'a script that does not arrive is told of, by the page alone'(person) {
    await without(person, /index-[^/]*\.js$/)
    await person.openPage('')
    const visibleAt = (end) =>
      person.page.$eval(
        '.late',
        (it, end) => {
          const [animation] = it.getAnimations()
          animation.currentTime = end * animation.effect.getComputedTiming().endTime
          return getComputedStyle(it).visibility
        },
        end,
      )
    assert.equal(await visibleAt(0), 'hidden')
    assert.equal(await visibleAt(1), 'visible')
    await isAtTheTop(person, '.late')
    await person.hears(/has not arrived.*reload the page/, '.late')
    person.words = []
  },

  async 'a part that cannot be loaded is told of, and the page goes on'(person) {
    await without(person, /(de|Form)-[^/]*\.js$/)
    const isToldOf = async () => {
      await person.hears(/could not be loaded\. Reload the page/, '#notice')
      await person.press('Close', { inside: '#notice' })
    }
    await person.open('')
    await person.page.select('.bar select', 'de')
    await isToldOf()
    assert.equal(await person.page.$eval('.bar select', (it) => it.value), 'en')
    await person.page.locator('nav a[href$="#form"]').click()
    await isToldOf()
    await person.turnTo('convert')
    await person.hears(/2 links move/)
    person.words = []
  },
}

/** From now on, these files do not arrive before the function is called that this returns. */
async function heldBack({ page }, pattern) {
  let send
  const sent = new Promise((resolve) => {
    send = resolve
  })
  await page.setRequestInterception(true)
  page.on('request', (request) =>
    pattern.test(request.url()) ? sent.then(() => request.continue()) : request.continue(),
  )
  return send
}

/** What a link to a document has behind the view. */
const linkTo = (text) => deflateSync(JSON.stringify({ text })).toString('base64url')

/** Returns what gives all headlines of the pages that are opened from now on. */
async function allSaid({ page }) {
  await page.evaluateOnNewDocument(() => {
    globalThis.said = []
    const listen = () => {
      const words = document.querySelector('main h1')?.textContent.replace(/\s+/g, ' ').trim()
      if (words && words !== globalThis.said.at(-1)) globalThis.said.push(words)
    }
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => globalThis.said)
}

/** From now on, the server does not have these files. The browser logs what it does not find. */
async function without({ page }, pattern) {
  await page.setRequestInterception(true)
  page.on('request', (request) =>
    pattern.test(request.url()) ? request.respond({ status: 404, body: 'not found' }) : request.continue(),
  )
}

async function isAtTheTop(person, selector) {
  const top = await person.page.$eval(selector, (it) => it.getBoundingClientRect().top)
  assert.ok(top < 100, `${top}`)
}
