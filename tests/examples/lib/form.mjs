/** A form in headless Chromium: filled in with the keyboard, and read through the accessibility tree. */
import assert from 'node:assert/strict'
import { openTab } from '../../lib/browsers.mjs'
import { eventually } from '../../lib/eventually.mjs'

const CONTROLS = ['button', 'combobox', 'textbox']

/** Controls are found by their names. Of several with the same name, the last one is used: that of the newest item. */
export class Form {
  #page
  /** What the console says, and the files that failed to load. */
  words

  static async open(browser, url) {
    const form = new Form()
    const { page, words } = await openTab(browser)
    form.#page = page
    form.words = words
    await page.goto(url, { waitUntil: 'networkidle0' })
    return form
  }

  close = () => this.#page.close()

  /** Types each text, which selects the option of a list that begins with it, and leaves the control. */
  async fill(texts) {
    for (const [name, text] of Object.entries(texts)) {
      const control = await this.#elementOf(name)
      await control.focus()
      await control.evaluate((element) => element.select?.())
      await this.#page.keyboard.type(text)
      await this.#page.keyboard.press('Tab')
    }
  }

  /** Presses a button: of several with this name, that at a place. */
  async press(name, at = -1) {
    const control = await this.#elementOf(name, at)
    await control.press('Enter')
  }

  /** Waits for the control, which may be shown only after the choice before it. */
  #elementOf(name, at = -1) {
    return eventually(async () => {
      // A library of forms may move the focus in a timer.
      await this.#page.evaluate(() => new Promise((done) => setTimeout(done)))
      const controls = await this.controls()
      const control = controls.filter((control) => control.name === name).at(at)
      assert.ok(control, `no control ${name}, only ${controls.map(({ name }) => name)}`)
      return control.elementHandle()
    })
  }

  /** Returns the controls with `role`, `name`, `value` and, if present, `focused`, `disabled`, `invalid` and `description`. */
  async controls() {
    const nodes = flat(await this.#page.accessibility.snapshot())
    return nodes.filter(({ role }) => CONTROLS.includes(role))
  }

  /** Returns the messages of the controls that are marked as invalid. */
  async errors() {
    const invalid = (await this.controls()).filter(({ invalid }) => invalid === 'true')
    return Object.fromEntries(invalid.map(({ name, description }) => [name, description]))
  }

  /** Returns the addresses of the scripts that the page has loaded. */
  scripts = () =>
    this.#page.evaluate(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      return files.filter((name) => name.endsWith('.js'))
    })

  /** Returns the text of the page's output. */
  output = () => this.#page.$eval('output', ({ textContent }) => textContent)

  /** Returns all text of the page. */
  text = () => this.#page.$eval('body', ({ innerText }) => innerText)
}

const flat = (node) => [node, ...(node.children ?? []).flatMap(flat)]
