/** What each view holds, kept over a reload of the tab and no longer. It goes nowhere else. */
import type { Shared, ViewName } from './view.js'

const keyOf = (name: ViewName) => `draft of ${name}`

export function keepDraft(name: ViewName, held: Shared): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(held))
  } catch {
    // Too large, or refused by the browser: an older draft would bring back what is no longer there.
    forgetDraft(name)
  }
}

export function draftOf(name: ViewName): Shared | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function forgetDraft(name: ViewName): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}
