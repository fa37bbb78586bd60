/** Keeps what each view holds, and links that wait, in the tab's session storage: a reload finds them again. */
import { notice } from './notice.js'
import { storage } from './storage.js'
import type { Draft, Shared, ViewName } from './view.js'
import { say } from './words.js'

const kept = storage(() => sessionStorage)

const keyOf = (name: ViewName) => `draft of ${name}`
const linkTo = (name: ViewName) => `link to ${name}`

/** Stored in place of a draft. */
const TOO_LARGE = '"too large"'

export function keepDraft(name: ViewName, held: Draft): void {
  if (kept.set(keyOf(name), JSON.stringify(held))) return
  // Too large, or refused by the browser. An older draft must not come back.
  kept.remove(keyOf(name))
  kept.set(keyOf(name), TOO_LARGE)
}

/** Gives the draft of a view. Says so if it was too large to be kept. */
export function takeUpDraft(name: ViewName): Draft | undefined {
  const draft = kept.get(keyOf(name))
  if (draft === undefined) return undefined
  if (draft !== TOO_LARGE) return JSON.parse(draft)
  notice(() => say('draftTooLarge'))
  return undefined
}

/** Keeps what a link brought until its view takes it up. */
export function keepLink(name: ViewName, brought: Shared): void {
  // An older link must not come back.
  if (!kept.set(linkTo(name), JSON.stringify(brought))) kept.remove(linkTo(name))
}

/** Gives what a link brought, once. */
export function takeUpLink(name: ViewName): Shared | undefined {
  const brought = kept.get(linkTo(name))
  kept.remove(linkTo(name))
  return brought === undefined ? undefined : JSON.parse(brought)
}
