/** When the page cannot run: each cause is named at the top of the page, with its remedy. */
import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../lib/server.mjs'

export const loading = {
  'a missing core is named, and what remedies it': (person, { folder }) =>
    without(person, folder, /\.wasm$/, async () => {
      await person.open('')
      await person.hears(/^The file order_contract\.wasm could not be loaded\. Check/, '#notice')
      await isAtTheTop(person, '#notice')
    }),

  async 'a policy that forbids the core is named, and what remedies it'(person, { folder }) {
    const headers = { 'content-security-policy': "script-src 'self'" }
    const server = await serve({ '/': folder }, { headers })
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

  async 'without JavaScript the page says so'(person, { name }) {
    // Scripts can be turned off in Chromium only.
    if (name === 'firefox') return
    await person.page.setJavaScriptEnabled(false)
    await person.page.goto(person.url, { waitUntil: 'load' })
    const shown = await person.page.$$('noscript p')
    // A browser that cannot be asked without scripts shows at least that the sentence is there.
    assert.equal(shown.length, 1)
    // Chromium gives up the files that it has begun to load.
    person.words = []
  },

  'a script that does not arrive is told of, by the page alone': (person, { folder }) =>
    without(person, folder, /^index-[^/]*\.js$/, async () => {
      await person.page.goto(person.url, { waitUntil: 'load' })
      const shown = () => {
        const { visibility } = getComputedStyle(document.querySelector('.late'))
        return visibility === 'visible'
      }
      assert.equal(await person.page.evaluate(shown), false)
      await person.page.evaluate(() => document.querySelector('.late').getAnimations()[0].finish())
      assert.equal(await person.page.evaluate(shown), true)
      await isAtTheTop(person, '.late')
      assert.match((await person.read('.late')).join(), /has not arrived.*reload the page/)
    }),

  'a part that cannot be loaded is told of, and the page goes on': (person, { folder }) =>
    without(person, folder, /^(de|Form)-[^/]*\.js$/, async () => {
      await person.open('')
      await person.hears(/2 links move/)
      await person.page.select('.bar select', 'de')
      await failed(person)
      assert.equal(await person.page.$eval('.bar select', (it) => it.value), 'en')
      await person.page.click('nav a[href$="#form"]')
      await failed(person)
      await person.turnTo('convert')
      await person.hears(/2 links move/)
    }),
}

/** Visits a copy of the page without some of its files. */
async function without(person, folder, pattern, visit) {
  const copy = await mkdtemp(join(tmpdir(), 'order-contract-page-'))
  await cp(folder, copy, { recursive: true })
  const names = await readdir(join(copy, 'assets'))
  const missing = names.filter((name) => pattern.test(name))
  assert.notEqual(missing.length, 0)
  await Promise.all(missing.map((name) => rm(join(copy, 'assets', name))))
  const server = await serve({ '/': copy })
  try {
    person.url = server.url
    await visit()
  } finally {
    server.close()
    await rm(copy, { recursive: true })
  }
  // The browser logs there what it did not find.
  person.words = []
}

async function isAtTheTop(person, selector) {
  const top = await person.page.$eval(selector, (it) => it.getBoundingClientRect().top)
  assert.ok(top < 100, `${top}`)
}

async function failed(person) {
  await person.hears(/could not be loaded\. Reload the page/, '#notice')
  await person.press('Close', { inside: '#notice' })
}
