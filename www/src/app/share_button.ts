/** The button that copies a link to what is shown. */
import { linkTo } from './address.js'
import { byId } from './dom.js'
import { notice } from './notice.js'
import { copied, tellOn } from './parts.js'
import { linkSize } from './share.js'
import type { Stage } from './stage.js'
import { say } from './words.js'

export function startSharing(stage: Stage): void {
  tellOn(byId('share'), async () => {
    const link = await linkTo(stage)
    if (link === undefined) return say('nothingToShare')
    const { fits, words } = linkSize(link.length)
    if (words !== '') notice(words)
    return fits ? copied(link, say('linkCopied')) : say('notCopied')
  })
}
