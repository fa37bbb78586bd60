/**
 * A person at the page: looks, clicks, types, copies and pastes. It records the messages on the console and the files
 * that failed to load.
 */

import { DOWNLOADS } from './browsers.mjs'
import { buttonSaying, fieldNamed, focused, putCaretBehind, selectIn } from './in_page.mjs'

/** How long to wait for anything, in milliseconds. It is long, because the machine may be busy. */
export const PATIENCE = 120_000

/** The visible view. */
const SHOWN = 'main > section:not([hidden])'

export class Person {
  /** The messages on the console. */
  words = []
  #context
  #page

  /** Opens a browser context without stored data. `url` is the URL of the page. */
  static async enter(browser, url) {
    const person = new Person()
    person.url = url
    const downloadBehavior = { policy: 'allow', downloadPath: DOWNLOADS }
    person.#context = await browser.createBrowserContext({ downloadBehavior })
    person.#page = await person.#context.newPage()
    person.#listen()
    await person.#page.setViewport({ width: 1280, height: 1000 })
    return person
  }

  get page() {
    return this.#page
  }

  #listen() {
    this.#page.setDefaultTimeout(PATIENCE)
    this.#page.on('console', (message) => this.words.push(message.text()))
    this.#page.on('pageerror', (error) => this.words.push(String(error)))
    this.#page.on('requestfailed', (request) => this.words.push(`${request.url()} failed`))
  }

  leave() {
    return this.#context.close()
  }

  /** Opens the page at a view or another fragment, as from a bookmark. */
  async open(fragment) {
    await this.#page.goto(`${this.url}#${fragment}`, { waitUntil: 'load' })
    await this.#page.waitForSelector(`${SHOWN} > *`)
  }

  /** Follows a link while the page is open. */
  async follow(fragment) {
    await this.#page.evaluate((to) => {
      location.hash = to
    }, fragment)
  }

  async reload() {
    await this.#page.reload({ waitUntil: 'load' })
    await this.#page.waitForSelector(`${SHOWN} > *`)
  }

  /** Opens another view by its link. */
  async turnTo(view) {
    await this.#page.click(`#to-${view}`)
    await this.#page.waitForSelector(`#${view}:not([hidden]) > *`)
  }

  /** Chooses a language, and waits until the view is built again in it. */
  async speak(language) {
    const before = await this.#page.$(SHOWN)
    await this.#page.select('#language', language)
    const isBuilt = (it, selector) => !it.isConnected && document.querySelector(selector) !== null
    await this.#page.waitForFunction(isBuilt, {}, before, `${SHOWN} > *`)
  }

  /** Clicks the first visible button with this text. */
  async press(words, { inside = 'body' } = {}) {
    const button = await this.#page.waitForFunction(buttonSaying, {}, words, inside)
    await button.click()
  }

  /** Whether a button with this text is visible. */
  sees(words) {
    return this.#page.evaluate(`Boolean((${buttonSaying})(${JSON.stringify(words)}, 'body'))`)
  }

  /** Selects the option whose text equals `words`, or else begins with them. */
  async choose(label, words) {
    const field = await this.#page.waitForFunction(fieldNamed, {}, label, SHOWN)
    const value = await field.evaluate((it, words) => {
      const options = [...it.options]
      const exact = options.find(({ textContent }) => textContent === words)
      return (exact ?? options.find(({ textContent }) => textContent.startsWith(words)))?.value
    }, words)
    await field.select(value)
  }

  /** Types into a field, after its content. */
  async fill(label, text) {
    const field = await this.#page.waitForFunction(fieldNamed, {}, label, SHOWN)
    await field.type(text)
  }

  /** Returns the texts of the visible elements. */
  read(selector) {
    return this.#page.$$eval(selector, (found) =>
      found.filter((it) => it.checkVisibility()).map((it) => it.textContent.trim()),
    )
  }

  /** Waits until the first such element has the text. */
  async hears(selector, pattern) {
    const said = ([selector, source]) => new RegExp(source).test(document.querySelector(selector)?.textContent ?? '')
    await this.#page.waitForFunction(said, {}, [selector, pattern.source]).catch(async () => {
      throw new Error(`${selector} does not say ${pattern}, but ${JSON.stringify(await this.read(selector))}`)
    })
  }

  // Editors

  /** Returns the text field of the editor with that name in the visible view. */
  editor(label) {
    return this.#page.waitForSelector(`${SHOWN} textarea[aria-label="${label}"]`)
  }

  /** Returns the text of an editor. */
  async textOf(label) {
    const editor = await this.editor(label)
    return editor.evaluate((it) => it.value)
  }

  /** Waits until the text of an editor fulfils a condition. */
  async waitForText(label, test) {
    const end = Date.now() + PATIENCE
    for (let text = await this.textOf(label); ; text = await this.textOf(label)) {
      if (test(text)) return text
      if (Date.now() > end) throw new Error(`${label} still holds ${JSON.stringify(text)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Replaces the text of an editor through the clipboard. */
  async paste(label, text) {
    await this.copy(text)
    const editor = await this.editor(label)
    await editor.click()
    await this.keys('Control', 'KeyA')
    await this.keys('Control', 'KeyV')
  }

  /** The same for long texts, for which the clipboard of a headless browser takes seconds. */
  async pasteAtOnce(label, text) {
    const editor = await this.editor(label)
    await editor.click()
    await this.keys('Control', 'KeyA')
    await editor.evaluate((it, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', data)
      // Chromium uses the transfer, Firefox the data.
      const details = { clipboardData, data, dataType: 'text/plain', bubbles: true, cancelable: true }
      it.dispatchEvent(new ClipboardEvent('paste', details))
    }, text)
  }

  /** Puts the caret after the first occurrence of a text, and types. */
  async typeBehind(label, before, text) {
    const editor = await this.editor(label)
    await editor.click()
    await editor.evaluate(putCaretBehind, before)
    await this.#page.keyboard.type(text)
  }

  /** Selects the first occurrence of a text. */
  async select(label, text) {
    const editor = await this.editor(label)
    await editor.evaluate(selectIn, text)
  }

  // Keys and clipboard

  /** Presses the last key while the others are held down. */
  async keys(...names) {
    const last = names.pop()
    for (const name of names) await this.#page.keyboard.down(name)
    await this.#page.keyboard.press(last)
    for (const name of names.reverse()) await this.#page.keyboard.up(name)
  }

  type(text) {
    return this.#page.keyboard.type(text)
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

  /** Returns the tag and the name of the focused element. */
  whereOneIs() {
    return this.#page.evaluate(focused)
  }

  async copy(text) {
    await this.#scrap(text)
    await this.keys('Control', 'KeyC')
    await this.#tidy()
  }

  async clipboard() {
    await this.#scrap('')
    await this.keys('Control', 'KeyV')
    return this.#tidy()
  }

  /** Adds a text field to the page, for copying and pasting. */
  #scrap(text) {
    return this.#page.evaluate((text) => {
      const scrap = document.createElement('textarea')
      scrap.id = 'scrap'
      scrap.value = text
      scrap.back = document.activeElement
      document.body.append(scrap)
      scrap.focus()
      scrap.select()
    }, text)
  }

  /** Removes it and restores the focus. */
  #tidy() {
    return this.#page.$eval('#scrap', (it) => {
      it.remove()
      it.back?.focus()
      return it.value
    })
  }
}
