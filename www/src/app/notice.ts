/** A sentence above the views, for what went wrong with the page itself. It stays until it is closed or replaced. */
import { button, byId, element, focusOneOf, prose } from './dom.js'
import { say } from './words.js'

/** What had the focus when the notice appeared. */
let before: Element | null = null

/** `more` are elements to act on it. */
export function notice(words: string, ...more: HTMLElement[]): void {
  if (!byId('notice').contains(document.activeElement)) before = document.activeElement
  byId('notice').replaceChildren(element('p', {}, ...prose(words)), ...more, button(say('close'), closeNotice))
}

export function closeNotice(): void {
  const hadFocus = byId('notice').contains(document.activeElement)
  byId('notice').replaceChildren()
  if (hadFocus) focusOneOf(before, document.querySelector('nav [aria-current]'))
}

/** Waits for a part of the page that is loaded when it is needed. If that fails, says so and gives nothing. */
export async function whenLoaded<T>(part: Promise<T>): Promise<T | undefined> {
  try {
    return await part
  } catch (error) {
    notice(say('loadFailed'))
    reportError(error)
    return undefined
  }
}
