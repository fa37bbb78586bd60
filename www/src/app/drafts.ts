/** What each view holds, kept over a reload of the tab and no longer. It goes nowhere else. */
import { notice } from './notice.js'
import { storage } from './storage.js'
import type { Shared, ViewName } from './view.js'
import { say } from './words.js'

const kept = storage(() => sessionStorage)

const keyOf = (name: ViewName) => `draft of ${name}`

/** Stands where a draft would. */
const TOO_LARGE = '"too large"'

export function keepDraft(name: ViewName, held: Shared): void {
  if (kept.set(keyOf(name), JSON.stringify(held))) return
  // Too large, or refused by the browser: an older draft would bring back what is no longer there.
  kept.remove(keyOf(name))
  kept.set(keyOf(name), TOO_LARGE)
}

/** What was too large to be kept is told of. */
export function takeUpDraft(name: ViewName): Shared | undefined {
  const draft = kept.get(keyOf(name))
  if (draft === undefined) return undefined
  if (draft !== TOO_LARGE) return JSON.parse(draft)
  notice(say('draftTooLarge'))
  return undefined
}
