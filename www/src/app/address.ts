/** The view that the address names behind `#`, and what a link brings to it: `#convert?…`. */
import { byId } from './dom.js'
import { closeNotice, notice } from './notice.js'
import { copied, tellOn } from './parts.js'
import { BrokenLink, linkSize, pack, unpack } from './share.js'
import type { Stage } from './stage.js'
import { type Shared, type ViewName, viewNames } from './view.js'
import { say } from './words.js'

export function followAddress(stage: Stage): void {
  addEventListener('hashchange', () => void open(stage))
  void open(stage)
}

/** The button that copies a link to what is shown. */
export function startSharing(stage: Stage): void {
  tellOn(byId('share'), async () => {
    const { shown } = stage
    if (shown === undefined) return say('nothingToShare')
    const [page] = location.href.split('#')
    const link = `${page}#${shown.name}?${await pack(shown.view.share())}`
    const { fits, words } = linkSize(link.length)
    if (words !== '') notice(() => linkSize(link.length).words)
    return fits ? copied(link, say('linkCopied')) : say('notCopied')
  })
}

async function open(stage: Stage): Promise<void> {
  const { hash } = location
  const [asked = '', packed] = split(hash.slice(1))
  const name = viewNames.find((name) => name === asked) ?? viewNames[0]
  const shared = packed === undefined ? undefined : await unpacked(packed)
  if (hash !== location.hash) return
  const isShown = await stage.show(name, shared)
  // What a link brought lives on as a draft: a reload finds what was typed since. Until then, a reload opens it again.
  if (isShown && hash === location.hash && hash !== '') history.replaceState(null, '', `#${name}`)
}

function split(fragment: string): [name: ViewName | string, packed?: string] {
  const at = fragment.indexOf('?')
  return at < 0 ? [fragment] : [fragment.slice(0, at), fragment.slice(at + 1)]
}

/** A broken link changes nothing but what is said. */
async function unpacked(packed: string): Promise<Shared | undefined> {
  try {
    const shared = await unpack(packed)
    closeNotice()
    return shared
  } catch (error) {
    if (!(error instanceof BrokenLink)) throw error
    notice(() => say(error.word))
    return undefined
  }
}
