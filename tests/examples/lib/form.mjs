/**
 * A form in headless Chromium: used by the keyboard alone, and seen as assistive technology is told of it.
 */
import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { at } from '../../../scripts/lib/paths.mjs'

const CONTROLS = ['button', 'combobox', 'textbox']
const MOST_STEPS = 50

export async function openBrowser() {
  const { chromium } = await ensureChromium()
  return puppeteer.launch({ executablePath: chromium, args: CHROMIUM_ARGS, headless: true })
}

/** Controls go by their names; where several share one, by their number among them too. */
export class Form {
  #page
  /** What the page said on the console. */
  words = []

  static async open(browser, url) {
    const form = new Form()
    form.#page = await browser.newPage()
    form.#page.on('console', (message) => form.words.push(message.text()))
    form.#page.on('pageerror', (error) => form.words.push(String(error)))
    await form.#page.goto(url, { waitUntil: 'networkidle0' })
    return form
  }

  close = () => this.#page.close()

  /** Takes a picture for the documentation where ORDER_CONTRACT_PICTURES asks for it. */
  async picture(file) {
    if (!process.env.ORDER_CONTRACT_PICTURES) return
    await this.#page.setViewport({ width: 640, height: 600, deviceScaleFactor: 2 })
    await this.#page.screenshot({ path: at('docs', file), fullPage: true })
  }

  async type(name, text, number = 1) {
    await this.#goTo(name, number)
    await this.#page.keyboard.type(text)
  }

  /** Types, and goes on. */
  async fill(name, text, number) {
    await this.type(name, text, number)
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
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const named = (await this.controls()).filter((control) => control.name === name)
      if (named[number - 1]?.focused) return
      // What a field holds is selected by that, and typing replaces it.
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}, number ${number}`)
  }

  /** Each with its `role`, `name`, `value` and, where there are, `focused`, `invalid` and `description`. */
  async controls() {
    const nodes = flat(await this.#page.accessibility.snapshot())
    return nodes.filter(({ role }) => CONTROLS.includes(role))
  }

  /** What the page shows in its output. */
  output = () => this.#page.$eval('output', ({ textContent }) => textContent)

  /** All that it shows. */
  text = () => this.#page.$eval('body', ({ innerText }) => innerText)
}

const flat = (node) => [node, ...(node.children ?? []).flatMap(flat)]
