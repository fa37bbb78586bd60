/** A sentence at the top of the page, for what went wrong with the page itself. It stays until it is closed or replaced. */
import { signal } from '@preact/signals'
import { say } from './words.js'

export interface Notice {
  /** Gives the sentence in the language that is shown. */
  words: () => string
  /** A button to act on it. */
  act?: { words: () => string; press: () => void }
}

export const shownNotice = signal<Notice | undefined>(undefined)

export function notice(words: () => string, act?: Notice['act']): void {
  shownNotice.value = { words, ...(act && { act }) }
}

export function closeNotice(): void {
  shownNotice.value = undefined
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
