/** The view that the address names behind `#`, and what a link brings to it: `#convert?…`. */
import { signal } from '@preact/signals'
import { isReady, started } from './core.js'
import { closeNotice, copied, notice, whenLoaded } from './notice.js'
import type { Shared } from './share.js'
import { loads, type ViewName, viewNames } from './views.js'

/** The view that is shown. */
export const shown = signal<ViewName>('convert')

export function followAddress(): void {
  addEventListener('hashchange', () => void open())
  void open()
}

/** Copies a link to what is shown. Returns whether it was copied, in words. */
export async function copyLink(): Promise<string> {
  const { value: view } = shown
  const { share } = await loads[view]()
  const { isTooLong, lengthWords, pack } = await import('./share.js')
  const [page] = location.href.split('#')
  const link = `${page}#${view}?${await pack(share())}`
  const words = lengthWords(link.length)
  if (words) notice(words)
  return isTooLong(link.length) ? 'Not copied' : copied(link, 'Link copied')
}

/** What a link brings is taken over, and is a draft like any other from then on. */
async function open(): Promise<void> {
  const { hash } = location
  const [, asked = '', packed] = /^#?([^?]*)(?:\?(.*))?$/.exec(hash) ?? []
  const view = viewNames.find((name) => name === asked) ?? viewNames[0]
  shown.value = view
  if (packed === undefined) return
  const [part, shared] = await Promise.all([whenLoaded(loads[view]()), unpacked(packed)])
  await started
  if (hash !== location.hash || !isReady.value) return
  if (shared) part?.open(shared)
  history.replaceState(null, '', `#${view}`)
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
