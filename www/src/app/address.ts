/** The view that the address names behind `#`, and what a link brings to it: `#convert?…`. */
import { effect, signal, untracked } from '@preact/signals'
import { isReady, started } from './core.js'
import { hasDraft } from './drafts.js'
import { closeNotice, notice, whenLoaded } from './notice.js'
import type { Shared } from './share.js'
import { copied } from './told.js'
import { loads, type ViewName, viewNames } from './views.js'

/** The view that is shown. */
export const shown = signal<{ view: ViewName }>({ view: 'convert' })

export function followAddress(): void {
  addEventListener('hashchange', () => void open())
  void open()
}

/** Copies a link to what is shown. Returns whether it was copied, in words. */
export async function copyLink(): Promise<string> {
  const { view } = shown.value
  const { share } = await loads[view]()
  const { isTooLong, lengthWords, pack } = await import('./share.js')
  const [page] = location.href.split('#')
  const link = `${page}#${view}${share ? `?${await pack(share())}` : ''}`
  const words = lengthWords(link.length)
  if (words) notice(words)
  return isTooLong(link.length) ? 'Not copied' : copied(link, 'Link copied')
}

async function open(): Promise<void> {
  const { hash } = location
  const [, asked = '', packed] = /^#?([^?]*)(?:\?(.*))?$/.exec(hash) ?? []
  const view = viewNames.find((name) => name === asked) ?? viewNames[0]
  shown.value = { view }
  if (packed === undefined) return
  const isTaken = history.state?.opened === hash && hasDraft(view)
  const [part, shared] = await Promise.all([whenLoaded(loads[view]()), isTaken ? undefined : unpacked(packed)])
  await started
  if (hash !== location.hash || !part?.share || !isReady.value) return
  if (shared) part.open?.(shared)
  if (shared || isTaken) keepWhileSame(part.share, hash, view)
  else history.replaceState(null, '', `#${view}`)
}

/** The address carries what the link brought until something of that is changed. */
function keepWhileSame(share: () => Shared, hash: string, view: ViewName): void {
  history.replaceState({ opened: hash }, '', hash)
  const before = JSON.stringify(untracked(share))
  const stop = effect(() => {
    if (JSON.stringify(share()) === before) return
    if (location.hash === hash) history.replaceState(null, '', `#${view}`)
    queueMicrotask(() => stop())
  })
}

/** A broken link changes nothing but what is said. */
async function unpacked(packed: string): Promise<Shared | undefined> {
  const { BrokenLink, unpack } = await import('./share.js')
  try {
    const shared = await unpack(packed)
    closeNotice()
    return shared
  } catch (error) {
    if (!(error instanceof BrokenLink)) throw error
    notice(error.message)
    return undefined
  }
}
