/** A sentence above the views, for what went wrong with the page itself. It stays until it is closed. */
import { button, byId, element, prose } from './dom.js'
import { say } from './words.js'

export function notice(words: string): void {
  const place = byId('notice')
  const close = button(say('close'), closeNotice)
  place.replaceChildren(element('p', {}, ...prose(words)), close)
}

/** What it was about is over. */
export function closeNotice(): void {
  byId('notice').replaceChildren()
}
