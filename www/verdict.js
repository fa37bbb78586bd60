/** The sentence above a report: shown at once, and said aloud when the typing rests. What can wait, waits here. */
import { byId } from './elements.js'

/** How long typing must rest, in milliseconds. */
const REST = 600

const waiting = new Map()

/** Does something when the typing rests; the same `task` asked for again before that starts anew. */
export function atRest(task, act) {
  clearTimeout(waiting.get(task))
  waiting.set(task, setTimeout(act, REST))
}

/**
 * @param {HTMLElement} line
 * @param {string} words
 * @param {'valid' | 'partial' | 'invalid' | ''} kind
 */
export function tell(line, words, kind) {
  line.textContent = words
  line.className = `verdict ${kind}`
  atRest('speech', () => say(words))
}

/** @param {string} words */
export function say(words) {
  const spoken = byId('spoken')
  if (spoken.textContent !== words) spoken.textContent = words
}
