/** What several views are made of. */
import { announce } from './announce.js'
import { button, element, prose } from './dom.js'
import { openReference } from './reference.js'
import { atRest } from './rest.js'
import { say, type Word } from './words.js'

export type VerdictKind = 'valid' | 'partial' | 'invalid' | ''

/** The sentence that sums up; screen readers announce it. */
export function verdict() {
  const root = element('p', { class: 'verdict', tabindex: '-1' })
  return {
    root,
    show(words: string, kind: VerdictKind): void {
      root.replaceChildren(...prose(words))
      root.className = `verdict ${kind}`
      announce(root.textContent)
    },
  }
}

/** A button that reads like a link. */
export const quiet = (words: string, act: () => void, title?: string) => button(words, act, { class: 'quiet', title })

/** Leads to a section of the API documentation. */
export const sectionButton = (section: string) => quiet(say('section', { section }), () => void openReference(section))

/** Leads to a place in a text, by line and column. */
export const placeButton = ({ line, column }: { line: number; column: number }, go: () => void) =>
  button(say('place', { line: String(line), column: String(column) }), go, { class: 'quiet place' })

export const pointerName = (pointer: string) => (pointer === '' ? say('wholeDocument') : element('code', {}, pointer))

/** A line of small print beneath a card. */
export const origin = (...content: (string | Node)[]) => element('p', { class: 'origin' }, ...content)

export const headline = (...content: (string | Node)[]) => element('p', { class: 'headline' }, ...content)

export const sentence = (words: string, attributes = {}) => element('p', attributes, ...prose(words))

export const card = (kind: string, ...content: Node[]) => element('li', { class: kind }, ...content)

/** The most cards of a list. */
const MOST = 100

/** A titled list of cards; an empty list gives nothing. */
export function cards(title: string, items: readonly HTMLElement[], heading: 'h2' | 'h3' = 'h3'): HTMLElement[] {
  if (items.length === 0) return []
  const more = items.length - MOST
  const rest = more > 0 ? [origin(say('more', { count: more }))] : []
  const list = element('ol', { class: 'cards' }, ...items.slice(0, MOST))
  return [element('section', {}, element(heading, {}, title), list, ...rest)]
}

/** A section that is closed until it is clicked. */
export const folded = (title: string, ...content: (string | Node)[]) =>
  element('details', {}, element('summary', {}, title), ...content)

/** A stretch of text to be read and scrolled. */
export const sheet = (label: string, text = '') =>
  element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, text)

/** The title of a pane, and its buttons. */
export const titleBar = (title: string, ...tools: HTMLElement[]) =>
  element('div', { class: 'bar' }, element('h2', {}, title), element('div', { class: 'tools' }, ...tools))

/** Shows on a button for a while what its press has done. */
export function tellOn(button: HTMLElement, press: () => Promise<string>): void {
  let before = ''
  let told = ''
  const back = atRest(() => {
    // Not where another language has replaced it.
    if (button.textContent === told) button.textContent = before
  }, 2000)
  button.addEventListener('click', async () => {
    const words = await press()
    if (button.textContent !== told) before = button.textContent
    told = words
    button.textContent = words
    announce(words)
    back.soon()
  })
}

/** A button that copies what `text` gives. */
export function copyButton(word: Word, text: () => string): HTMLButtonElement {
  const made = element('button', { type: 'button' }, say(word))
  tellOn(made, () => copied(text(), say('copied')))
  return made
}

export async function copied(text: string, words: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return words
  } catch {
    return say('copyRefused')
  }
}

/** The code to do in your own app what a view has just done; ask for it again with `update`. */
export function codePanel(root: HTMLElement, snippet: () => string): { update(): void } {
  const shown = sheet(say('code'))
  const panel = folded(say('codeTitle'), copyButton('copyCode', snippet), shown)
  panel.className = 'code-panel'
  panel.open = true
  root.append(panel)
  return {
    update() {
      shown.textContent = snippet()
    },
  }
}
