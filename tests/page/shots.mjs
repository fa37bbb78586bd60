/**
 * `node tests/page/shots.mjs`: takes screenshots of every view and of the documentation, wide and narrow, light and dark,
 * into tests/.tmp/shots, and the picture of the README, docs/page.png.
 */
import { copyFile, mkdir } from 'node:fs/promises'
import { ensurePackages } from '../../scripts/lib/install.mjs'
import { at, page } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { openChromium } from '../lib/browsers.mjs'
import { serve } from '../lib/server.mjs'
import { CARELESS } from './lib/documents.mjs'
import { Person } from './lib/person.mjs'

const VIEWS = ['convert', 'validate', 'form', 'webhook']
const PAGES = ['docs/', 'upgrade/', 'reference/', 'codes/', 'start/']
const pictures = at('tests', '.tmp', 'shots')

await ensurePackages()
await mkdir(pictures, { recursive: true })
await run('npm', ['run', 'build:www'])
const server = await serve({ '/': page })
const browser = await openChromium()
for (const [width, height] of [
  [1280, 800],
  [390, 844],
])
  for (const theme of ['light', 'dark']) {
    const person = await Person.enter(browser, server.url)
    await person.page.setViewport({ width, height })
    await person.turn(theme)
    const shoot = async (name) => {
      await person.laidOut()
      await person.page.screenshot({ path: `${pictures}/${name}-${width}-${theme}.png` })
    }
    // The second visit has the fonts.
    await person.open('')
    await person.reload()
    for (const view of VIEWS) {
      await person.open(view)
      if (view === 'validate') await person.pasteAnywhere(CARELESS)
      if (view === 'validate') await person.hears(/^5 /)
      await shoot(view)
    }
    for (const address of PAGES) {
      await person.openPage(address)
      await shoot(address.replaceAll('/', ' ').trim())
    }
    await person.leave()
  }
await browser.close()
server.close()
await copyFile(`${pictures}/convert-1280-light.png`, at('docs', 'page.png'))
console.log(`The pictures are in ${pictures}.`)
