/** The address holds the view behind `#`, and what is in it: `#convert?…`. A link is the address. */
import { effect } from '@preact/signals'
import { isReady, startBoth } from './app/core.js'
import { loaded, shown } from './app/current.js'
import type { ViewName } from './app/first.js'
import { closeNotice, copied, notice, whenLoaded } from './app/notice.js'
import { atRest } from './app/rest.js'
import { BrokenLink, isTooLong, lengthWords, pack, type Shared, unpack } from './app/share.js'
import { storage } from './app/storage.js'
import { loads, viewIn } from './views.js'

const kept = storage(() => sessionStorage)

/** A reload finds drafts, which hold more than the address, and what was typed while it began. */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
let isReload = navigation?.type === 'reload' && kept.size() > 0

/** In characters: longer ones are written only when they are asked for, and those of longer texts not even made. */
const LONG = 8_000
const LONG_TEXT = 100_000

export function followAddress(): void {
  addEventListener('hashchange', () => void open())
  void open().then(() => effect(holdState))
}

const writing = atRest(() => void write())

/** What is behind `#`, as it was last read or written: what differs is a link that is followed, and not yet read. */
let known = ''

/** Writes the address again once what it holds has rested. */
function holdState(): void {
  const { value } = loaded
  if (value === undefined || !isReady.value) return
  value.view.share()
  writing.soon()
}

async function write(): Promise<void> {
  const view = shown.peek()
  const part = loaded.peek()?.view
  const isLeft = part === undefined || part.isUntouched() || (part.share().text ?? '').length > LONG_TEXT
  const link = isLeft ? undefined : await linkTo(view)
  const hash = link === undefined || link.length > LONG ? `#${view}` : link
  if (hash === known || location.hash !== known) return
  known = hash
  history.replaceState(null, '', hash)
}

/** What is behind the page's own address; undefined while the view is not loaded. */
async function linkTo(view: ViewName): Promise<string | undefined> {
  const { value } = loaded
  return value?.name === view ? `#${view}?${await pack(value.view.share())}` : undefined
}

/** Copies a link to what is shown, or shows it. Returns whether it is copied. */
export function copyLink(): Promise<boolean> {
  const [page] = location.href.split('#')
  const making = linkTo(shown.peek()).then((behind) => {
    if (behind === undefined) throw new Error('The view is not loaded.')
    const link = page + behind
    const words = lengthWords(link.length)
    if (words) notice(words)
    if (isTooLong(link.length)) throw new Error('The link is too long.')
    return link
  })
  return copied(making, (copy) => notice('The browser has refused to copy the link. Copy it from here:', { copy }))
}

/** What a link brings is taken over, and is a draft like any other from then on. */
async function open(): Promise<void> {
  const { hash } = location
  known = hash
  writing.cancel()
  const view = viewIn(hash)
  const [, packed] = hash.split('?')
  shown.value = view
  const isLeft = packed === undefined || isReload
  isReload = false
  if (isLeft) return
  const [part, shared] = await Promise.all([whenLoaded(loads[view]()), unpacked(packed)])
  await startBoth()
  if (hash !== location.hash || !isReady.value) return
  if (shared) part?.open(shared)
}

/** A broken link changes nothing but what is said. */
async function unpacked(packed: string): Promise<Shared | undefined> {
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
