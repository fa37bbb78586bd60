/**
 * A person at the page: looks, clicks, types and pastes.
 */
import assert from 'node:assert/strict'
import { openTab } from '../../lib/browsers.mjs'
import { eventually } from '../../lib/eventually.mjs'

export class Person {
  /** What the console says, and the files that failed to load. */
  words
  page

  /** Opens a tab. `url` is the URL of the page. */
  static async enter(browser, url) {
    const person = new Person()
    person.url = url
    const { page, words } = await openTab(browser)
    person.page = page
    person.words = words
    await person.page.setViewport({ width: 1280, height: 800 })
    return person
  }

  /** Leaves nothing stored but the files, which a new context for each visit would compile again. */
  async leave() {
    await this.page.evaluate(() => localStorage.clear()).catch(() => {})
    await this.page.close()
  }

  // Where one is

  /** Opens the page at a view or another fragment, as from a bookmark. */
  open(fragment) {
    return this.goTo(`${this.url}#${fragment}`)
  }

  async goTo(link) {
    await this.page.goto(link, { waitUntil: 'load' })
    await this.#ready()
  }

  /** Opens a page of the documentation. */
  openPage(address) {
    return this.page.goto(this.url + address, { waitUntil: 'load' })
  }

  /** Follows a link while the page is open. */
  follow(fragment) {
    return this.page.evaluate((to) => {
      location.hash = to
    }, fragment)
  }

  /** Reloads the page once nothing loads: a request that it ends counts as a failure. */
  async reload() {
    await this.page.waitForNetworkIdle()
    await this.page.reload({ waitUntil: 'load' })
    await this.#ready()
  }

  /** Waits for all files of the page: leaving it earlier would end their requests, which counts as a failure. */
  loaded() {
    return this.page.waitForFunction(() => document.readyState === 'complete')
  }

  /** Goes back to the page before: a browser may show that again without loading it, so `page.goBack` would wait for ever. */
  async goBack() {
    await this.loaded()
    await this.page.evaluate(() => void setTimeout(() => history.back()))
  }

  /** Opens another view by its link. */
  async turnTo(view) {
    await this.page.locator(`nav a[href$="#${view}"]`).click()
    await this.page.waitForSelector(`main.${view}`)
    await this.#ready()
  }

  /** Waits until the view is there, with its editors and its headline, or a notice says why not. */
  #ready() {
    return this.page.waitForFunction(() => {
      if (document.querySelector('#notice p') !== null) return true
      const view = document.querySelector('main[aria-busy="false"]')
      return view?.querySelector('[data-live="false"]') === null && !/Starting/.test(view.querySelector('h1').innerText)
    })
  }

  async speak(language) {
    await this.page.select('.bar select', language)
    await this.page.waitForSelector(`main[data-messages="${language}"]`)
  }

  /** Presses Share. Returns the link. */
  async share() {
    await this.pressToHear('Share', /Link copied/, '.bar')
    return this.clipboard()
  }

  /** Opens a link as somebody else. Returns them. */
  async sendTo(browser, link) {
    const other = await Person.enter(browser, this.url)
    await other.goTo(link)
    return other
  }

  // What one sees

  /** Returns the texts of the visible elements. */
  read(selector) {
    return this.page.$$eval(selector, (found) =>
      found.filter((it) => it.checkVisibility()).map((it) => it.innerText.replace(/\s+/g, ' ').trim()),
    )
  }

  /** Waits until the line with the verdict, or the first of the elements, has the text: in the page, as some go away soon. */
  async hears(pattern, selector = '.verdict') {
    const said = (selector, source) =>
      new RegExp(source, 's').test(document.querySelector(selector)?.innerText.replace(/\s+/g, ' ') ?? '')
    await this.page.waitForFunction(said, {}, selector, pattern.source).catch(async () => {
      throw new Error(`${selector} does not say ${pattern}, but ${JSON.stringify(await this.read(selector))}`)
    })
  }

  /** Waits until there are so many elements. */
  waitForCount(count, selector) {
    return this.page.waitForFunction(
      (count, selector) => document.querySelectorAll(selector).length === count,
      {},
      count,
      selector,
    )
  }

  /** Waits until two frames are drawn. */
  laidOut() {
    return this.page.evaluate(async () => {
      await document.fonts.ready
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    })
  }

  /** Turns to a theme; in Chromium only. Without motion, colours change at once. */
  turn(theme) {
    const still = { name: 'prefers-reduced-motion', value: 'reduce' }
    return this.page.emulateMediaFeatures([still, { name: 'prefers-color-scheme', value: theme }])
  }

  // What one does

  /** Clicks the first visible button, link or label with this text or label, which may be followed by a count or sign. */
  async press(words, { inside = 'body' } = {}) {
    const find = (words, inside) => {
      const plain = (text) => text.replace(/\s+/g, ' ').trim()
      const all = [...document.querySelectorAll(`:is(${inside}) :is(button, a, label)`)]
      const shown = all.filter((it) => it.checkVisibility())
      const named = (test) => shown.find((it) => test(plain(it.innerText)) || test(it.getAttribute('aria-label') ?? ''))
      return named((name) => name === words) ?? named((name) => name.startsWith(words))
    }
    const button = await this.page.waitForFunction(find, {}, words, inside)
    // Once it stays where it is.
    await button.asElement().asLocator().click()
  }

  /** Presses something that says for two seconds what it has done: an observer that is there before keeps all that is said. */
  async pressToHear(words, pattern, selector) {
    const said = await this.page.evaluateHandle(keepSaid, selector)
    await this.press(words, { inside: selector })
    const isSaid = (said, source) => said.some((it) => new RegExp(source).test(it))
    await this.page.waitForFunction(isSaid, {}, said, pattern.source).catch(async () => {
      const [heard, notice] = [await said.jsonValue(), await this.read('#notice')]
      throw new Error(`${selector} never said ${pattern}, but ${JSON.stringify(heard)}; the notice: ${notice}`)
    })
  }

  /** Drops files with these names and texts on a place. Returns whether the page keeps the browser from opening them. */
  drop(on, files) {
    const dropTexts = (place, files) => {
      const dataTransfer = new DataTransfer()
      for (const [name, text] of files) dataTransfer.items.add(new File([text], name))
      const drag = (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true, composed: true })
      return ['dragover', 'drop'].every((name) => !place.dispatchEvent(drag(name)))
    }
    return this.page.$eval(on, dropTexts, Object.entries(files))
  }

  // Editors

  /** Waits for the editor with that name. */
  editor(label = 'Document') {
    return this.page.waitForSelector(`[data-editor="${label}"] >>> .cm-content`)
  }

  /** Returns the texts of what is drawn in an editor: of its marks, folds and blocks. */
  async drawn(selector, label = 'Document') {
    const content = await this.editor(label)
    return content.$$eval(selector, (all) => all.map((it) => it.textContent))
  }

  /** Returns the whole text of an editor: only a part of a long one is on the page. */
  async textOf(label) {
    const content = await this.editor(label)
    return content.evaluate((it) => it.cmTile.root.view.state.doc.toString())
  }

  /** Waits until the text of an editor fulfils a condition. */
  async waitForText(label, test) {
    return eventually(async () => {
      const text = await this.textOf(label)
      if (test(text)) return text
      throw new Error(`${label} still holds ${JSON.stringify(text).slice(0, 500)}`)
    })
  }

  /** Waits until each text has so many folds. */
  folds(count) {
    const haveFolds = (count) =>
      [...document.querySelectorAll('[data-editor]')].every(
        ({ shadowRoot }) => shadowRoot.querySelectorAll('.fold').length === count,
      )
    return this.page.waitForFunction(haveFolds, {}, count)
  }

  /** Waits until so many lines that change are as high as those beside them. */
  facing(count) {
    const areFacing = (count) => {
      const [from, to] = [...document.querySelectorAll('[data-editor]')].map(({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('.line-change')].map((it) => Math.round(it.getBoundingClientRect().top)),
      )
      return from.length === count && from.join() === to.join()
    }
    return this.page.waitForFunction(areFacing, {}, count)
  }

  /** Opens the first fold of the document. */
  async unfold() {
    await (await this.editor()).$eval('.fold', (it) => it.click())
  }

  /** Waits until this text of the document is selected. */
  async selects(text) {
    const isSelected = ({ cmTile }, text) => {
      const { state } = cmTile.root.view
      return state.sliceDoc(state.selection.main.from, state.selection.main.to) === text
    }
    await this.page.waitForFunction(isSelected, {}, await this.editor(), text)
  }

  async focus(label = 'Document') {
    const content = await this.editor(label)
    await content.focus()
  }

  /** Pastes while nothing has the focus. */
  pasteAnywhere(text) {
    return this.page.evaluate(pasteInto, null, text)
  }

  /** Pastes into the document, where the caret is. */
  async paste(text) {
    await this.focus()
    await this.page.evaluate(pasteInto, await this.editor(), text)
  }

  /** Selects the first occurrence of a text in an editor, or puts the caret behind it, and types. */
  async typeAt(before, text, { over = false, label = 'Document' } = {}) {
    const content = await this.editor(label)
    await content.evaluate(
      (it, before, over) => {
        const { view } = it.cmTile.root
        const at = view.state.doc.toString().indexOf(before)
        if (at < 0) throw new Error(`nothing reads ${before}`)
        it.focus()
        view.dispatch({ selection: { anchor: over ? at : at + before.length, head: at + before.length } })
      },
      before,
      over,
    )
    // What is typed before the selection is drawn can be lost.
    await this.laidOut()
    await this.page.keyboard.type(text)
  }

  // Keys and clipboard

  /** Presses the last key while the others are held down. */
  async keys(...names) {
    const last = names.pop()
    for (const name of names) await this.page.keyboard.down(name)
    await this.page.keyboard.press(last)
    for (const name of names.reverse()) await this.page.keyboard.up(name)
  }

  /** Presses Tab until the focused element has this text. */
  async tabTo(pattern) {
    const stops = []
    for (let at = 0; at < 80; at += 1) {
      await this.keys('Tab')
      stops.push(await this.whereOneIs())
      if (pattern.test(stops.at(-1))) return
    }
    throw new Error(`${pattern} is not among ${stops.join(' | ')}`)
  }

  /** Waits until the focused element has this tag and text. */
  standsAt(pattern) {
    return eventually(async () => assert.match(await this.whereOneIs(), pattern))
  }

  /** Returns the tag and the name of the focused element; an editor is in a shadow root. */
  whereOneIs() {
    return this.page.evaluate(() => {
      const it = document.activeElement
      const inner = it.shadowRoot?.activeElement ?? it
      const name = inner.getAttribute('aria-label') ?? inner.labels?.[0]?.textContent ?? inner.textContent
      return `${inner.tagName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`
    })
  }

  /** Returns what is in the clipboard, by pasting it into a field of its own. */
  async clipboard() {
    await this.page.evaluate(() => {
      const scrap = document.createElement('textarea')
      scrap.id = 'scrap'
      document.body.append(scrap)
      scrap.focus()
    })
    await this.keys('Control', 'KeyV')
    return this.page.$eval('#scrap', (it) => {
      it.remove()
      return it.value
    })
  }
}

/** Runs in the page: returns a list that gets what the first of the elements says at each change. */
function keepSaid(selector) {
  const said = []
  const listen = () => said.push(document.querySelector(selector)?.innerText.replace(/\s+/g, ' ').trim() ?? '')
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
  return said
}

/** Runs in the page: pastes into an element, or while nothing has the focus. Chromium uses the transfer, Firefox the data. */
function pasteInto(element, data) {
  if (element === null) document.activeElement?.blur()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', data)
  const details = { clipboardData, data, dataType: 'text/plain', bubbles: true, cancelable: true, composed: true }
  const target = element ?? document.body
  target.dispatchEvent(new ClipboardEvent('paste', details))
}
