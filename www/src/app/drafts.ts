/** What each view holds, kept over a reload of the tab and no longer. It goes nowhere else. */
import { notice } from './notice.js'
import type { Shared, ViewName } from './view.js'

const keyOf = (name: ViewName) => `draft of ${name}`

/** Stands where a draft would. */
const TOO_LARGE = 'too large'

export function keepDraft(name: ViewName, held: Shared): void {
  if (store(name, held)) return
  // Too large, or refused by the browser: an older draft would bring back what is no longer there.
  forgetDraft(name)
  store(name, TOO_LARGE)
}

/** What was too large to be kept is told of. */
export function takeUpDraft(name: ViewName): Shared | undefined {
  const kept = read(name)
  if (kept !== TOO_LARGE) return kept
  notice('The document is too large for the browser to keep after a reload. Open or paste it again.')
  return undefined
}

function store(name: ViewName, draft: Shared | typeof TOO_LARGE): boolean {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function read(name: ViewName): Shared | typeof TOO_LARGE | undefined {
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
