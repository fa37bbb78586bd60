/** Says words to people who listen to the page: politely, and only what stands when typing rests. */
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
