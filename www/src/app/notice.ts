/** A sentence at the top of the page, for what went wrong with the page itself. It stays until it is closed or replaced. */
import { signal } from '@preact/signals'

export interface Notice {
  words: string
  /** Something to copy, such as a command. */
  copy?: string
  /** A button. */
  act?: { words: string; press: () => void }
}

export const shownNotice = signal<Notice | undefined>(undefined)

export function notice(words: string, more: Omit<Notice, 'words'> = {}): void {
  shownNotice.value = { words, ...more }
}

export function closeNotice(): void {
  shownNotice.value = undefined
}

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
