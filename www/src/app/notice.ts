/** A sentence above the views, for what went wrong with the page itself. It stays until it is closed or replaced. */
import { button, byId, element, focusOneOf, prose } from './dom.js'
import { say, type Word } from './words.js'

type Act = readonly [word: Word, act: () => void]

/** What had the focus when the notice appeared. */
let before: Element | null = null

/** The sentence and the buttons, and how to say them in another language. */
let parts: readonly { part: HTMLElement; words: () => string }[] = []

/** `words` gives the sentence in the language that is shown; `acts` are buttons to act on it. */
export function notice(words: () => string, ...acts: Act[]): void {
  if (!byId('notice').contains(document.activeElement)) before = document.activeElement
  const close: Act = ['close', closeNotice]
  const buttons = [...acts, close].map(([word, act]) => ({ part: button(say(word), act), words: () => say(word) }))
  parts = [{ part: element('p', {}, ...prose(words())), words }, ...buttons]
  byId('notice').replaceChildren(...parts.map(({ part }) => part))
}

/** Says the notice again, in the language that is shown now. */
export function translateNotice(): void {
  for (const { part, words } of parts) part.replaceChildren(...prose(words()))
}

export function closeNotice(): void {
  const hadFocus = byId('notice').contains(document.activeElement)
  parts = []
  byId('notice').replaceChildren()
  if (hadFocus) focusOneOf(before, document.querySelector('nav [aria-current]'))
}

/** Waits for a part of the page that is loaded when it is needed. If that fails, says so and gives nothing. */
export async function whenLoaded<T>(part: Promise<T>): Promise<T | undefined> {
  try {
    return await part
  } catch (error) {
    notice(() => say('loadFailed'))
    reportError(error)
    return undefined
  }
}
