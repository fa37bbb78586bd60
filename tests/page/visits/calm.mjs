/** While one works, the page stays calm: nothing moves under the caret, and each arrow joins what belongs together. */
import assert from 'node:assert/strict'
import { NEW, OWN_OLD } from '../lib/documents.mjs'

const order = JSON.parse(OWN_OLD)
const item = (at) => ({ ...order.items[0], redemption_url: `https://pay.example.com/r/${at}` })
const FIFTY = JSON.stringify({ ...order, items: Array.from({ length: 50 }, (_, at) => item(at)) }, null, 2)

export const visits = {
  async 'a mistake that is typed is marked at once; what was drawn stays, and so does the caret'(person) {
    await person.open('')
    await person.hears(/^2 links move/)
    await person.typeAt('https://pay.example.com/r/d4', '')
    const before = await person.page.evaluate(places)
    await person.page.keyboard.type('"')
    const editor = await person.editor()
    await person.page.waitForFunction((it) => it.querySelector('.stopped') !== null, {}, editor)
    await person.hears(/^Line 31 is not JSON\. A comma or } is expected here\. The rest stays as it was/)
    assert.deepEqual(await person.page.evaluate(places), before)
    assert.match((await person.read('.pane.to .head')).join(), /before line 31 changed/)
    await person.waitForCount(1, '.thread.waiting')
    assert.match((await person.read('.pane.from .head')).join(), /Line 31/)
    await person.page.setViewport({ width: 390, height: 844 })
    await person.hears(/^The result is from before line 31 changed/, '.pane.from .foot')
    await person.page.setViewport({ width: 1280, height: 800 })
    // A fold still opens, in both texts.
    await person.unfold()
    await person.folds(3)
    await person.press('Line 31')
    assert.match(await person.page.evaluate(lineOfCaret), /d4"e5f6/)
    await person.keys('Backspace')
    await person.keys('Delete')
    await person.hears(/^2 links move|^Line 31/)
  },

  async 'the caret stays where it is when its line becomes marked, and when all is deleted, also where nothing can be scrolled'(
    person,
  ) {
    const caret = async () => Math.round((await person.page.evaluate(places)).caret)
    await person.page.setViewport({ width: 1440, height: 1500 })
    await person.open('')
    await person.pasteAnywhere(OWN_OLD.replace('redemption_url', 'redemption_ur'))
    await person.hears(/^The order stays the same/)
    await person.typeAt('redemption_ur', '')
    const before = await caret()
    await person.page.keyboard.type('l')
    await person.hears(/^1 link moves/)
    await person.waitForCount(1, '.thread .point')
    assert.equal(await caret(), before)
    await person.page.setViewport({ width: 390, height: 844 })
    await person.waitForCount(0, '.pane.to')
    await person.keys('Control', 'KeyA')
    await person.keys('Backspace')
    const first = await caret()
    await person.hears(/^Paste a document/)
    await person.laidOut()
    assert.equal(await caret(), first)
  },

  async 'the run of lines in which a person types is folded in neither text'(person) {
    await person.open('')
    await person.hears(/^2 links move/)
    await person.typeAt('"redemption_url', 'x')
    await person.hears(/^1 link moves/)
    await person.folds(2)
    for (const text of ['Document', 'Result'])
      assert.match((await person.drawn('.cm-line', text)).join(), /redemption_urlx/)
  },

  async 'another view does not show what was drawn before a mistake'(person) {
    await person.open('')
    await person.hears(/^2 links move/)
    await person.typeAt('https://pay.example.com/r/d4', '"')
    await person.hears(/^Line 31 is not JSON/)
    await person.turnTo('validate')
    await person.hears(/^Line 31 is not JSON\. (?!.*The rest stays)/)
    assert.deepEqual(await person.drawn('.line-change'), [])
    assert.match((await person.read('.note')).join(), /A comma or } is expected here\. Line 31/)
    assert.match((await person.drawn('.line-error')).join(), /d4"e5f6/)
  },

  async 'of a text that cannot be read, no view says which document it is'(person) {
    await person.open('')
    for (const text of ['<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>', 'no order at all'])
      for (const view of ['convert', 'validate']) {
        await person.turnTo(view)
        await person.pasteAnywhere(text)
        await person.hears(/^Line 1 is not JSON/)
        const chosen = await person.page.$$eval('.pane.from select', (all) =>
          all.map((it) => it.selectedOptions[0].text),
        )
        assert.deepEqual(chosen, ['Version', 'Not detected'], view)
        assert.deepEqual(await person.read('.pane.from .validity'), [])
        assert.doesNotMatch((await person.read('.next')).join(), /validate\('/)
      }
  },

  async 'a text that is typed from nothing has nothing that stays: what it is not yet is said'(person) {
    await person.open('')
    await person.press('Clear')
    await person.hears(/^Paste a document/)
    await person.focus()
    await person.page.keyboard.type('{"status"')
    await person.hears(/^Line 1 is not JSON\. (?!.*The rest stays)/)
    assert.equal((await person.read('.pane.to')).length, 0)
    await person.page.keyboard.type(': "FAILED", "id": "1", "message": "m"}')
    await person.hears(/^The order stays the same/)
  },

  async 'the lead is as high for each sentence, also on a phone'(person) {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ]) {
      await person.page.setViewport({ width, height })
      await person.open('')
      await person.hears(/^2 links move/)
      const top = () => person.page.$eval('.pane.from', (it) => it.getBoundingClientRect().top)
      const before = await top()
      await person.typeAt('https://pay.example.com/r/d4', '"')
      await person.hears(/^Line 31 is not JSON/)
      assert.equal(await top(), before)
      await person.keys('Backspace')
      await person.hears(/^2 links move/)
    }
  },

  async 'a headline of three lines keeps its height while one types, until another document is there'(person) {
    const { items, ...rest } = JSON.parse(NEW)
    const two = [
      { ...items[0], payout: { ...items[0].payout, more: 2 } },
      { ...items[0], payout: null },
    ]
    await person.open('')
    await person.pasteAnywhere(OWN_OLD)
    await person.hears(/^1 link moves to payout/)
    const top = () => person.page.$eval('.pane.from', (it) => it.getBoundingClientRect().top + scrollY)
    const usual = await top()
    await person.pasteAnywhere(JSON.stringify({ ...rest, items: two }, null, 2))
    await person.hears(/^1 link moves to redemption_url\. 3 fields are lost/)
    const before = await top()
    assert.ok(before > usual)
    await person.typeAt('https://pay.example.com/1', '"')
    await person.hears(/^Line \d+ is not JSON/)
    assert.equal(await top(), before)
    await person.pasteAnywhere(OWN_OLD)
    await person.hears(/^1 link moves to payout/)
    assert.equal(await top(), usual)
  },

  async 'each arrow in view joins the same link at both ends, wherever one has scrolled'(person) {
    await person.open('')
    await person.pasteAnywhere(FIFTY)
    await person.hears(/^50 links move/)
    await areJoined(person, 5)
    await person.focus()
    await person.keys('Control', 'End')
    await areJoined(person, 5)
    // The end is not folded where the caret is.
    assert.equal(await person.page.evaluate(lineOfCaret), '}')
    await person.press('50 links move')
    await areJoined(person, 5)
    const line = () => person.editor().then((it) => it.$eval('.line-change', (one) => one.getBoundingClientRect().top))
    const before = await line()
    await person.keys('Control', 'KeyF')
    await person.page.waitForFunction(() =>
      document.querySelector('[data-editor="Document"]').shadowRoot.querySelector('.cm-search'),
    )
    assert.equal(await line(), before)
    await areJoined(person, 5)
    // Find, next, previous and close are in one row, on a phone too.
    for (const width of [390, 1440]) {
      await person.page.setViewport({ width, height: 900 })
      const search = await person.page.waitForSelector('[data-editor="Document"] >>> .cm-search')
      const shown = await search.$$eval('input, button', (all) =>
        all.filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().toJSON()),
      )
      assert.equal(shown.length, 4)
      for (const { top, right } of shown) assert.ok(Math.abs(top - shown[0].top) < 2 && right < width)
    }
    await person.waitForCount(2, '.pane')
    await person.keys('Escape')
    await person.press('Show all 562 lines')
    await person.folds(0)
    await person.press('Fold again')
    await person.press('Show all 562 lines')
    await person.folds(0)
    await person.focus()
    await person.keys('Control', 'End')
    await areJoined(person, 2)
  },

  async 'of an order on one line, each changed part is in sight on both sides, and joined'(person) {
    await person.open('')
    await person.pasteAnywhere(JSON.stringify(JSON.parse(FIFTY)))
    await person.hears(/^50 links move/)
    for (const width of [1440, 1241]) {
      await person.page.setViewport({ width, height: 900 })
      await person.page.waitForFunction(areInSight)
    }
    await person.page.waitForFunction(() => document.querySelectorAll('.thread').length > 20)
    await person.page.setViewport({ width: 390, height: 844 })
    await person.page.waitForFunction(
      () => document.querySelector('[data-editor]').shadowRoot.querySelectorAll('.cm-line .block-new').length > 10,
    )
  },

  async 'the heads of a long text stay in view, and what is said of it is near'(person) {
    await person.open('')
    await person.pasteAnywhere(FIFTY)
    await person.hears(/^50 links move/)
    await person.page.evaluate(() => scrollTo(0, 2000))
    await person.page.waitForFunction(() =>
      [...document.querySelectorAll('.head, .swap')].every((it) => {
        const { top } = it.getBoundingClientRect()
        return top >= 0 && top < 10
      }),
    )
    const isAfterInView = () => document.querySelector('.after').getBoundingClientRect().top < innerHeight
    // What can be done is in one row; on a phone, more of it is in the menu.
    for (const [width, panes, count] of [
      [1280, 2, 4],
      [360, 1, 3],
    ]) {
      await person.page.setViewport({ width, height: 800 })
      await person.waitForCount(panes, '.pane')
      const tops = await person.page.$$eval('.foot > *', (all) =>
        all.filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().top),
      )
      assert.ok(tops.length === count && Math.max(...tops) - Math.min(...tops) < 6, `${tops}`)
      await person.page.evaluate(() => scrollTo(0, 0))
      await person.press('Details')
      await person.page.waitForFunction(isAfterInView)
    }
  },
}

/** Waits until at least so many arrows are in view, and each joins one link. */
function areJoined(person, count) {
  return person.page.waitForFunction(
    (count) => {
      const [from, to] = [...document.querySelectorAll('[data-editor]')].map(({ shadowRoot }) => (y) => {
        const lines = [...shadowRoot.querySelectorAll('.cm-line')].map((it) => [
          it.getBoundingClientRect(),
          it.textContent,
        ])
        return lines.find(([{ top, bottom }]) => top - 9 <= y && y <= bottom + 9)?.[1].match(/\/r\/\d+/)?.[0]
      })
      const pairs = [...document.querySelectorAll('.thread')].flatMap((it) => {
        const top = it.getBoundingClientRect().top - it.viewBox.baseVal.y
        const [line, point] = ['.stroke', '.point'].map((part) => it.querySelector(part)?.getAttribute('d'))
        // The bar of the text before, until its threads are drawn.
        if (!point) return []
        const ends = [/ (-?[\d.]+)/.exec(line)[1], /L96 (-?[\d.]+)/.exec(point)[1]].map((y) => top + Number(y))
        return ends.every((y) => y > 50 && y < innerHeight - 40) ? [[from(ends[0]), to(ends[1])]] : []
      })
      // From a whole pixel on, it is as thick beside the gutter as in it.
      const isSharp = [...document.querySelectorAll('.thread')].every((it) => /^-?\d+px$/.test(it.style.top))
      return isSharp && pairs.length >= count && pairs.every(([a, b]) => a !== undefined && a === b)
    },
    {},
    count,
  )
}

/** Runs in the page: where the pane, the caret and the folds are. */
function places() {
  const { shadowRoot } = document.querySelector('[data-editor="Document"]')
  const { view } = shadowRoot.querySelector('.cm-content').cmTile.root
  return {
    pane: document.querySelector('.pane').getBoundingClientRect().top,
    caret: view.coordsAtPos(view.state.selection.main.head).top,
    folds: [...shadowRoot.querySelectorAll('.fold')].map((it) => it.textContent),
    scrolled: document.documentElement.scrollTop,
  }
}

/** Runs in the page. */
function lineOfCaret() {
  const { view } = document.querySelector('[data-editor="Document"]').shadowRoot.querySelector('.cm-content')
    .cmTile.root
  return view.state.doc.lineAt(view.state.selection.main.head).text
}

/** Runs in the page: whether each mark in a text is inside of it. */
function areInSight() {
  return [...document.querySelectorAll('[data-editor]')].every((host) => {
    const marks = [...host.shadowRoot.querySelectorAll('.mark-change')].map((it) => it.getBoundingClientRect())
    const { left, right } = host.getBoundingClientRect()
    return marks.length > 20 && marks.every((it) => it.left >= left && it.right <= right)
  })
}
