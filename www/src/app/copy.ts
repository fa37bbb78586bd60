/** Copies a text, and says so on the button that was asked. */
import { announce } from './announce.js'
import { button } from './dom.js'
import { atRest } from './rest.js'

const TOLD = 1500

/** A button that copies what `text` gives. */
export function copyButton(words: string, text: () => string, copied = 'Copied'): HTMLButtonElement {
  const back = atRest(() => {
    made.textContent = words
  }, TOLD)
  const made = button(words, async () => {
    const said = (await copy(text())) ? copied : 'Not copied: the browser refused'
    made.textContent = said
    announce(said)
    back.soon()
  })
  return made
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
