/** The button that copies a link to what is shown. */
import { linkTo } from './address.js'
import { announce } from './announce.js'
import { byId } from './dom.js'
import { notice } from './notice.js'
import { atRest } from './rest.js'
import { linkSize } from './share.js'
import type { Stage } from './stage.js'

const TOLD = 2500

export function startSharing(stage: Stage): void {
  const button = byId('share')
  const words = button.textContent ?? ''
  const back = atRest(() => {
    button.textContent = words
  }, TOLD)
  button.addEventListener('click', async () => {
    const said = await copied(stage)
    button.textContent = said
    announce(said)
    back.soon()
  })
}

async function copied(stage: Stage): Promise<string> {
  const link = await linkTo(stage)
  if (link === undefined) return 'Nothing to share yet'
  const { fits, words } = linkSize(link.length)
  if (words !== '') notice(words)
  if (!fits) return 'Not copied'
  try {
    await navigator.clipboard.writeText(link)
    return 'Link copied'
  } catch {
    return 'Not copied: the browser refused'
  }
}
