/** What the page says of itself: a sentence at its top that stays until it is closed or replaced, and words for screen readers. */
import { signal } from '@preact/signals'
import type { ViewName } from './first.js'

export interface Notice {
  words: string
  /** The view that it concerns, if it is one: it is shown there only. */
  view?: ViewName
  /** Something to copy, such as a command. */
  copy?: string
  /** A button, which also closes it. */
  act?: { words: string; press: () => void }
}

export const shownNotice = signal<Notice | undefined>(undefined)

export function notice(words: string, more: Omit<Notice, 'words'> = {}): void {
  shownNotice.value = { words, ...more }
}

export function closeNotice(): void {
  shownNotice.value = undefined
}

/** The button that puts back what was there. */
export const puttingBack = (press: () => void) => ({ act: { words: 'Put back what was there', press } })

/** Waits for a part of the page that is loaded when it is needed. If that fails, says so and gives nothing. */
export async function whenLoaded<T>(part: Promise<T>): Promise<T | undefined> {
  try {
    return await part
  } catch (error) {
    notice('A part of the page could not be loaded. Reload the page to try again; what was typed in this tab is kept.')
    reportError(error)
    return undefined
  }
}

/** The last words for screen readers, and their language, if it is not that of the page. */
export const spokenWords = signal<{ words: string; lang?: string | undefined }>({ words: '' })

export function announce(words: string, lang?: string): void {
  spokenWords.value = { words: words.replaceAll('`', ''), lang }
}

/**
 * Copies a text. It may still be in the making: a browser allows copying only for a while after a press, and a slow machine
 * can need longer. Returns whether it is done; `refused` says so if the browser does not let the page copy.
 */
export async function copied(
  text: string | Promise<string>,
  refused: (text: string) => void = () => notice('The browser has refused to copy.'),
): Promise<boolean> {
  const type = 'text/plain'
  const made = Promise.resolve(text)
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: made.then((it) => new Blob([it], { type })) })])
    return true
  } catch {
    // What could not be made has said why.
    await made.then(refused, () => {})
    return false
  }
}
