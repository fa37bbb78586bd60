/**
 * A form in headless Chromium: used with the keyboard only, and read through the accessibility tree.
 */
import assert from 'node:assert/strict'
import { at } from '../../../scripts/lib/paths.mjs'
import { openTab } from '../../lib/browsers.mjs'
import { eventually } from '../../lib/eventually.mjs'

const CONTROLS = ['button', 'combobox', 'textbox']
const MOST_STEPS = 50

/** Controls are found by their names. If several have the same name, a number selects one. */
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

  /** Takes a screenshot for the documentation if ORDER_CONTRACT_PICTURES is set. */
  async picture(file) {
    if (!process.env.ORDER_CONTRACT_PICTURES) return
    await this.#page.setViewport({ width: 640, height: 600, deviceScaleFactor: 2 })
    await this.#page.screenshot({ path: at('docs', file), fullPage: true })
  }

  async type(name, text, number = 1) {
    await this.#goTo(name, number)
    await this.#page.keyboard.type(text)
  }

  /** Types, and moves to the next control when the text is there. */
  async fill(name, text, number = 1) {
    await this.type(name, text, number)
    await eventually(async () => {
      const { role, value } = await this.#named(name, number)
      if (role === 'textbox') assert.equal(value, text, `the value of ${name}, number ${number}`)
    })
    await this.#page.keyboard.press('Tab')
  }

  async paste(name, text) {
    await this.#goTo(name, 1)
    await this.#page.keyboard.sendCharacter(text)
  }

  async press(name, number = 1) {
    await this.#goTo(name, number)
    await this.#page.keyboard.press('Enter')
  }

  async #goTo(name, number) {
    await this.#queuedTasks()
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if ((await this.#named(name, number))?.focused) return
      // Tab selects the content of a field, so typing replaces it.
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}, number ${number}`)
  }

  async #named(name, number) {
    return (await this.controls()).filter((control) => control.name === name)[number - 1]
  }

  /** Waits for the timers that the page has set: a library of forms may move the focus in one. */
  #queuedTasks = () => this.#page.evaluate(() => new Promise((done) => setTimeout(done)))

  /** Returns the controls with `role`, `name`, `value` and, if present, `focused`, `invalid` and `description`. */
  async controls() {
    const nodes = flat(await this.#page.accessibility.snapshot())
    return nodes.filter(({ role }) => CONTROLS.includes(role))
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
