/**
 * A person at the page: looks, clicks, types and pastes.
 */
import { at } from '../../../scripts/lib/paths.mjs'
import { openChromium, openFirefox, openTab } from '../../lib/browsers.mjs'
import { eventually } from '../../lib/eventually.mjs'

export { PATIENCE } from '../../lib/eventually.mjs'

/** Firefox is started in the dark theme, because it cannot switch later. Chromium can. */
const DARK = { 'layout.css.prefers-color-scheme.content-override': 0 }

/** The folder of saved files. */
export const DOWNLOADS = at('tests', '.tmp', 'downloads')
const SAVING = { 'browser.download.folderList': 2, 'browser.download.dir': DOWNLOADS }

export async function openBrowsers() {
  const chromium = { name: 'chromium', browser: await openChromium() }
  return [chromium, { name: 'firefox', browser: await openFirefox({ ...DARK, ...SAVING }) }]
}

export class Person {
  /** What the console says, and the files that failed to load. */
  words
  #context
  #page

  /** Opens a browser context without stored data. `url` is the URL of the page. */
  static async enter(browser, url) {
    const person = new Person()
    person.url = url
    const downloadBehavior = { policy: 'allow', downloadPath: DOWNLOADS }
    person.#context = await browser.createBrowserContext({ downloadBehavior })
    const { page, words } = await openTab(person.#context)
    person.#page = page
    person.words = words
    await person.#page.setViewport({ width: 1280, height: 800 })
    return person
  }

  get page() {
    return this.#page
  }

  leave() {
    return this.#context.close()
  }

  // Where one is

  /** Opens the page at a view or another fragment, as from a bookmark. */
  async open(fragment) {
    await this.#page.goto(`${this.url}#${fragment}`, { waitUntil: 'load' })
    await this.#ready()
  }

  /** Follows a link while the page is open. */
  follow(fragment) {
    return this.#page.evaluate((to) => {
      location.hash = to
    }, fragment)
  }

  async reload() {
    await this.#page.reload({ waitUntil: 'load' })
    await this.#ready()
  }

  /** Goes back to the page before: a browser may show that again without loading it, so `page.goBack` would wait for ever. */
  goBack() {
    return this.#page.evaluate(() => void setTimeout(() => history.back()))
  }

  /** Opens another view by its link. */
  async turnTo(view) {
    await this.#page.click(`nav a[href$="#${view}"]`)
    await this.#page.waitForSelector(`main#${view}`)
    await this.#ready()
  }

  #ready() {
    return this.#page.waitForFunction(isReady)
  }

  async speak(language) {
    await this.#page.select('.bar select', language)
    await this.#page.waitForFunction(
      (wanted) => document.querySelector('main').dataset.messages === wanted,
      {},
      language,
    )
  }

  /** Opens a link as somebody else. Returns them. */
  async sendTo(browser, link) {
    const other = await Person.enter(browser, this.url)
    await other.page.goto(link, { waitUntil: 'load' })
    await other.#ready()
    return other
  }

  // What one sees

  /** Returns the texts of the visible elements. */
  read(selector) {
    return this.#page.$$eval(selector, (found) =>
      found.filter((it) => it.checkVisibility()).map((it) => it.innerText.replace(/\s+/g, ' ').trim()),
    )
  }

  /** Waits until the line with the verdict, or the first of the elements, has the text. */
  async hears(pattern, selector = '.verdict') {
    const said = (selector, source) =>
      new RegExp(source, 's').test(document.querySelector(selector)?.innerText.replace(/\s+/g, ' ') ?? '')
    await this.#page.waitForFunction(said, {}, selector, pattern.source).catch(async () => {
      throw new Error(`${selector} does not say ${pattern}, but ${JSON.stringify(await this.read(selector))}`)
    })
    return (await this.read(selector))[0]
  }

  /** The texts of marks in an editor, by their kind. */
  async marks(label, kind) {
    await this.editor(label)
    return this.#page.evaluate(
      (label, kind) => {
        const root = document.querySelector(`[data-editor="${label}"]`).shadowRoot
        return [...root.querySelectorAll(`.mark-${kind}`)].map(({ textContent }) => textContent)
      },
      label,
      kind,
    )
  }

  // What one does

  /** Clicks the first visible button, tab or link with this text. */
  async press(words, { inside = 'body' } = {}) {
    const button = await this.#page.waitForFunction(buttonSaying, {}, words, inside)
    await button.asElement().click()
  }

  /** Selects the option whose text equals `words`, or else begins with them. */
  async choose(label, words) {
    const field = await this.#page.waitForFunction(fieldNamed, {}, label)
    const value = await field.evaluate((it, words) => {
      const options = [...it.options]
      const exact = options.find(({ textContent }) => textContent === words)
      return (exact ?? options.find(({ textContent }) => textContent.startsWith(words)))?.value
    }, words)
    await field.asElement().select(value)
  }

  /** Types into a field, after its content or in place of it. */
  async fill(label, text, { anew = false } = {}) {
    const field = (await this.#page.waitForFunction(fieldNamed, {}, label)).asElement()
    if (anew) await field.evaluate((it) => it.select())
    if (anew) await field.press('Backspace')
    await field.type(text)
  }

  /** Drops files with these names and texts on a place. Returns whether the page keeps the browser from opening them. */
  drop(on, files) {
    return this.#page.evaluate(dropTexts, on, Object.entries(files))
  }

  // Editors

  /** Waits for the editor with that name. */
  editor(label) {
    return this.#page.waitForFunction(
      (label) => document.querySelector(`[data-editor="${label}"]`)?.shadowRoot?.querySelector('.cm-content'),
      {},
      label,
    )
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

  async focus(label) {
    const content = await this.editor(label)
    await content.evaluate((it) => it.focus())
  }

  /** Pastes while nothing has the focus. */
  pasteAnywhere(text) {
    return this.#page.evaluate(pasteInto, null, text)
  }

  /** Pastes into an editor, over its text or where the caret is. */
  async paste(text, label = 'Document', { over = true } = {}) {
    await this.focus(label)
    if (over) await this.keys('Control', 'KeyA')
    await this.#page.evaluate(pasteInto, await this.editor(label), text)
  }

  /** Selects the first occurrence of a text, or puts the caret behind it, and types. */
  async typeAt(before, text, { over = false, label = 'Document' } = {}) {
    const content = await this.editor(label)
    await content.evaluate(
      async (it, before, over) => {
        const { view } = it.cmTile.root
        const at = view.state.doc.toString().indexOf(before)
        if (at < 0) throw new Error(`nothing reads ${before}`)
        it.focus()
        view.dispatch({ selection: { anchor: over ? at : at + before.length, head: at + before.length } })
        // Until it is drawn: what is typed earlier can be lost.
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      },
      before,
      over,
    )
    await this.#page.keyboard.type(text)
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

  /** Returns what is in the clipboard, by pasting it into a field of its own. */
  async clipboard() {
    await this.#page.evaluate(() => {
      const scrap = document.createElement('textarea')
      scrap.id = 'scrap'
      scrap.back = document.activeElement
      document.body.append(scrap)
      scrap.focus()
    })
    await this.keys('Control', 'KeyV')
    return this.#page.$eval('#scrap', (it) => {
      it.remove()
      it.back?.focus()
      return it.value
    })
  }
}

// Functions that run inside the page. None calls another.

/** Returns the tag and the name of the focused element; an editor is in a shadow root. */
function focused() {
  const it = document.activeElement
  const inner = it.shadowRoot?.activeElement ?? it
  const name = inner.getAttribute('aria-label') ?? inner.labels?.[0]?.textContent ?? inner.textContent
  return `${inner.tagName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`
}

/** Returns the first visible button, tab or link with this text or label, which may be followed by a count or sign. */
function buttonSaying(words, inside) {
  const plain = (text) => text.replace(/\s+/g, ' ').trim()
  const all = [...document.querySelectorAll(`:is(${inside}) :is(button, a)`)].filter((it) => it.checkVisibility())
  const named = (test) => all.find((it) => test(plain(it.innerText)) || test(it.getAttribute('aria-label') ?? ''))
  return named((name) => name === words) ?? named((name) => name.startsWith(words))
}

/** Returns the first visible field with this label. */
function fieldNamed(label) {
  const plain = (text) => text.replace(/\s+/g, ' ').trim()
  const nameOf = (it) => plain((it.querySelector('span') ?? it).textContent)
  return [...document.querySelectorAll(':is(main, .bar) :is(input, select, textarea)')].find(
    (it) =>
      it.checkVisibility() &&
      (it.getAttribute('aria-label') === label || [...(it.labels ?? [])].some((its) => nameOf(its) === label)),
  )
}

/** Pastes into an element, or while nothing has the focus. Chromium uses the transfer, Firefox the data. */
function pasteInto(element, data) {
  if (element === null) document.activeElement?.blur()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', data)
  const details = { clipboardData, data, dataType: 'text/plain', bubbles: true, cancelable: true, composed: true }
  const target = element ?? document.body
  target.dispatchEvent(new ClipboardEvent('paste', details))
}

function dropTexts(on, files) {
  const dataTransfer = new DataTransfer()
  for (const [name, text] of files) dataTransfer.items.add(new File([text], name))
  const drag = (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true, composed: true })
  const place = document.querySelector(on)
  return ['dragover', 'drop'].every((name) => !place.dispatchEvent(drag(name)))
}

/** Whether the view is there, with its editors and its headline, or a notice says why not. */
function isReady() {
  if (document.querySelector('#notice p') !== null) return true
  const view = document.querySelector('main[aria-busy="false"]')
  return view?.querySelector('[data-live="false"]') === null && !/Starting/.test(view.querySelector('h1').innerText)
}
