/** Announces words to screen readers, politely: the last ones, once typing rests. */
import { byId } from './dom.js'
import { atRest } from './rest.js'

let next = ''
const speech = atRest(() => {
  byId('spoken').textContent = next
})

export function announce(words: string): void {
  next = words
  speech.soon()
}
