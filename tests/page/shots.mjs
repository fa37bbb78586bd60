/**
 * `npm run shots`: takes screenshots of every view, wide and narrow, light and dark, into
 * tests/.tmp/shots, and the image of the README, docs/page.png.
 * PAGE_DIST names another build than www/dist.
 */
import { mkdir } from 'node:fs/promises'
import { ensurePackages } from '../../scripts/lib/install.mjs'
import { buildPage, page } from '../../scripts/lib/page.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { serve } from '../lib/server.mjs'
import { launchChromium, Person } from './lib/person.mjs'
import { CARELESS } from './visits/documents.mjs'

const folder = process.env.PAGE_DIST || page
const pictures = at('tests', '.tmp', 'shots')
const SIZES = [
  [1280, 800],
  [390, 844],
]

/** What is to be seen in each view. */
const VIEWS = {
  convert: (person) => person.hears(/2 links move/),
  async validate(person) {
    await person.pasteAnywhere(CARELESS)
    await person.hears(/5 /)
  },
  async form(person) {
    await person.page.click('input[value="CARD"]')
    await person.page.click('input[value="EMAIL"]')
    const field = await person.page.waitForSelector('input[type="email"]')
    await field.type('ann@@example')
    await person.keys('Tab')
    await person.page.waitForSelector('.told.error')
    await person.page.evaluate(() => scrollTo(0, 0))
  },
  webhook: (person) => person.hears(/200/),
}

await ensurePackages()
await mkdir(pictures, { recursive: true })
if (!process.env.PAGE_DIST) await buildPage()
const server = await serve({ '/': folder })
const { browser } = await launchChromium()
for (const view of Object.keys(VIEWS))
  for (const size of SIZES) for (const theme of ['light', 'dark']) await shoot(view, size, theme)
await browser.close()
server.close()
console.log(`The pictures are in ${pictures}.`)

async function shoot(view, [width, height], theme) {
  const person = await Person.enter(browser, server.url)
  await person.page.setViewport({ width, height })
  await person.page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  await person.open(view)
  await VIEWS[view](person)
  await person.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  await person.page.screenshot({ path: `${pictures}/${view}-${width}-${theme}.png` })
  if (view === 'convert' && width > 1000 && theme === 'light')
    await person.page.screenshot({ path: at('docs', 'page.png') })
  await person.leave()
}
