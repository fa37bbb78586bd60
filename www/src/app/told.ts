/** What is said to screen readers, and the clipboard. */
import { signal } from '@preact/signals'

/** The last words for screen readers. */
export const spokenWords = signal('')

export function announce(words: string): void {
  spokenWords.value = words.replaceAll('`', '')
}

/** Returns `words`, or that the browser has refused. */
export async function copied(text: string, words: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return words
  } catch {
    return 'Not copied: the browser refused'
  }
}
