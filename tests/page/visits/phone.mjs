/** On a phone: one row of bar, what the page is for, what happens, and the document, all in the first screen. */
import assert from 'node:assert/strict'
import { CARELESS, NEW } from '../lib/documents.mjs'

export const visits = {
  async 'the first screen of a phone has the bar, the purpose, the headline and one text, in which a new line follows the one that changes'(
    person,
  ) {
    for (const [width, height] of [
      [390, 844],
      [360, 800],
    ]) {
      await person.page.setViewport({ width, height })
      await person.open('')
      await person.hears(/^2 links move/)
      await person.page.waitForFunction(() =>
        document.querySelector('[data-editor]').shadowRoot.querySelector('.block-lost'),
      )
      const places = await person.page.evaluate(() => {
        const { shadowRoot } = document.querySelector('[data-editor]')
        const all = ['.bar', '.purpose', 'h1', '.pane .head'].map((it) => document.querySelector(it))
        return [...all, ...shadowRoot.querySelectorAll('.block-new')].map((it) => it.getBoundingClientRect().bottom)
      })
      assert.ok(places[0] <= 54, `the bar is ${places[0]} high`)
      assert.equal(places.length, 6)
      assert.deepEqual(
        places.toSorted((a, b) => a - b),
        places,
      )
      assert.ok(places.at(-1) < height, `${places}`)
      await person.waitForCount(0, '.pane.to')
      assert.ok(await person.page.$eval('.swap', (it) => it.checkVisibility()))
    }
  },

  async 'a document is pasted without a keyboard, and what is said of the page comes after it'(person) {
    await person.page.setViewport({ width: 360, height: 800 })
    await person.open('')
    await person.hears(/^2 links move/)
    const clipboardHolds = (text) =>
      person.page.evaluate((text) => {
        navigator.clipboard.readText = async () => text ?? Promise.reject(new Error('refused'))
      }, text)
    await clipboardHolds(NEW)
    await person.press('Paste your own')
    await person.hears(/^1 link moves to redemption_url/)
    await clipboardHolds(undefined)
    await person.press('Paste your own')
    await person.hears(/^The browser gives the page no text\./, '#notice')
    const tops = await person.page.$$eval('.sheets, .hint, .after, .about', (all) =>
      Object.fromEntries(all.map((it) => [it.classList[0], it.getBoundingClientRect().top])),
    )
    assert.deepEqual(
      Object.keys(tops).toSorted((a, b) => tops[a] - tops[b]),
      ['sheets', 'hint', 'after', 'about'],
    )
  },

  async 'a number stands at its line, also below the notes in the text'(person) {
    await person.page.setViewport({ width: 390, height: 844 })
    await person.open('validate')
    await person.hears(/^The order is valid/)
    const areBeside = () => {
      const { shadowRoot } = document.querySelector('[data-editor]')
      const view = shadowRoot.querySelector('.cm-content').cmTile.root.view
      const topOf = (it) => Math.round(it.getBoundingClientRect().top)
      const tops = new Map(
        [...shadowRoot.querySelectorAll('.cm-line')].map((line) => [
          String(view.state.doc.lineAt(view.posAtDOM(line)).number),
          topOf(line),
        ]),
      )
      const numbers = [...shadowRoot.querySelectorAll('.cm-lineNumbers .cm-gutterElement')]
      const shown = numbers.filter((it) => it.checkVisibility() && tops.has(it.textContent))
      return shown.length > 5 && shown.every((it) => Math.abs(topOf(it) - tops.get(it.textContent)) <= 1)
    }
    await person.page.waitForFunction(areBeside)
  },

  async 'lines that change, what they become, and what is missing are indented by half as much as they are in the text'(
    person,
  ) {
    await person.page.setViewport({ width: 390, height: 844 })
    await person.open('')
    await person.hears(/^2 links move/)
    assert.deepEqual(
      await person.page.evaluate(depths, ['.line-change .name-change', '.block-new b', '.mark-loss']),
      [6, 6, 6, 6, 6],
    )
    await person.open('validate')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    assert.deepEqual(await person.page.evaluate(depths, ['.block-missing b']), [4])
  },

  async 'at the narrowest nothing is cut, and every view and tool is in a menu'(person) {
    await person.page.setViewport({ width: 320, height: 640 })
    await person.open('')
    await person.hears(/^2 links move/)
    assert.deepEqual(await person.read('.foot .counts'), ['Valid in both 1 warning'])
    for (const view of ['validate', 'form', 'webhook', 'convert']) {
      await person.press('Views', { inside: '.bar' })
      await person.press(view[0].toUpperCase() + view.slice(1), { inside: '.bar nav' })
      await person.page.waitForSelector(`main.${view}[aria-busy="false"]`)
      await person.laidOut()
      assert.ok((await person.page.$eval('html', (it) => it.scrollWidth - it.clientWidth)) <= 0, view)
      // Each is in one row, and inside of what it is in.
      const cut = await person.page.$$eval('.bar > *, .head > *', (all) =>
        all
          .filter((it) => {
            const [own, outer] = [it, it.parentElement].map((one) => one.getBoundingClientRect())
            const isIn = own.right <= outer.right && own.top >= outer.top && outer.height < 56
            return it.checkVisibility() && own.width > 0 && !isIn
          })
          .map((it) => it.outerHTML),
      )
      assert.deepEqual(cut, [], view)
      const wide = await person.page.$$eval('[data-editor] >>> .cm-scroller', (all) =>
        all.filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth).map((it) => it.scrollWidth),
      )
      assert.deepEqual(wide, [], view)
    }
    await person.press('More', { inside: '.pane' })
    await person.press('Samples', { inside: '.pane' })
    await person.page.waitForSelector('dialog[open] .samples')
  },
}

/** Runs in the page: by how many spaces the first letters of these are indented, if each is half as wide as a letter. */
function depths(selectors) {
  const { shadowRoot } = document.querySelector('[data-editor]')
  const { left } = shadowRoot.querySelector('.cm-line').getBoundingClientRect()
  return selectors.flatMap((selector) =>
    [...shadowRoot.querySelectorAll(selector)].map((it) => {
      const range = new Range()
      range.selectNodeContents(it)
      return Math.round((range.getBoundingClientRect().left - left - 12) / (12.5 * 0.59 * 0.5))
    }),
  )
}
