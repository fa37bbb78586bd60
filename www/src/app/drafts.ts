/** Keeps what the page holds in the tab's session storage: a reload finds it again. */
import { effect, untracked } from '@preact/signals'
import { notice } from './notice.js'
import { atRest } from './rest.js'
import { storage } from './storage.js'

const kept = storage(() => sessionStorage)

const keyOf = (name: string) => `draft of ${name}`

/** Stored in place of a draft. */
const TOO_LARGE = '"too large"'

/** Takes up the draft of a name, and from then on keeps what `held` gives, whenever a signal in it changes. */
export function keepDraft<T>(name: string, held: () => T, take: (draft: T) => void): void {
  const before = kept.get(keyOf(name))
  if (before === TOO_LARGE)
    notice('The document is too large for the browser to keep after a reload. Open or paste it again.')
  else if (before !== undefined) take(JSON.parse(before))
  const save = () => {
    if (kept.set(keyOf(name), JSON.stringify(untracked(held)))) return
    // Too large, or refused by the browser. An older draft must not come back.
    kept.remove(keyOf(name))
    kept.set(keyOf(name), TOO_LARGE)
  }
  const saving = atRest(save)
  effect(() => {
    held()
    saving.soon()
  })
  addEventListener('pagehide', () => {
    saving.cancel()
    save()
  })
}
