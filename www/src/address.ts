/** The address holds the view behind `#`, and what is in it: `#convert?…`. A link is the address. */
import { effect } from '@preact/signals'
import { isReady } from './app/core.js'
import { isOpened, type Loaded, loaded, shown } from './app/current.js'
import type { Shared } from './app/given.js'
import { closeNotice, copied, notice, whenLoaded } from './app/notice.js'
import { atRest } from './app/rest.js'
import { BrokenLink, LONGEST, pack, unpack } from './app/share.js'
import { storage } from './app/storage.js'
import { loads, viewIn } from './views.js'

/** In characters: what holds a longer text is packed into a link only when that is asked for. */
const LONG = 50_000

export function followAddress(): void {
  addEventListener('hashchange', () => void open())
  void open(findsDrafts()).finally(() => {
    isOpened.value = true
    effect(holdState)
  })
}

/** A reload finds drafts, which hold more than the address, and what was typed while it began. */
function findsDrafts(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' && storage(() => sessionStorage).size() > 0
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
  const { value } = loaded
  if (value === undefined) return
  const isLeft = value.view.isUntouched() || (value.view.share().text ?? '').length > LONG
  const before = known
  const hash = isLeft ? `#${value.name}` : await linkTo(value)
  // A link that was followed meanwhile is not written over.
  const isFollowed = known !== before || location.hash !== before
  if (value.name !== shown.peek() || hash === before || isFollowed) return
  known = hash
  history.replaceState(null, '', hash)
}

/** What is behind the page's own address. */
const linkTo = async ({ name, view }: Loaded) => `#${name}?${await pack(view.share())}`

/** Copies a link to what is shown, or shows it. Returns whether it is copied. */
export function copyLink(): Promise<boolean> {
  const { value } = loaded
  if (value === undefined) return Promise.resolve(false)
  const making = linkTo(value).then((behind) => {
    const link = location.href.replace(/#.*/, '') + behind
    if (link.length <= LONGEST) return link
    notice('Browsers open links of at most a million characters. Send the document as a file.')
    throw new Error('The link is too long.')
  })
  return copied(making, (copy) => notice('The browser has refused to copy the link. Copy it from here:', { copy }))
}

/** What a link brings is taken over, and is a draft like any other from then on. */
async function open(hasDrafts = false): Promise<void> {
  const { hash } = location
  known = hash
  writing.cancel()
  const view = viewIn(hash)
  const [, packed] = hash.split('?')
  shown.value = view
  if (packed === undefined || hasDrafts) return
  const [part, shared] = await Promise.all([whenLoaded(loads[view]()), unpacked(packed)])
  if (hash === location.hash && shared) await part?.open(shared)
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
