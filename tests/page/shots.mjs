/**
 * `npm run shots`: takes screenshots of every view, wide and narrow, light and dark, into tests/.tmp/shots, and the
 * image of the README, docs/page.png.
 * PAGE_DIST names another build than www/dist.
 */
import { mkdir } from 'node:fs/promises'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/chromium.mjs'
import { ensurePackages } from '../../scripts/lib/install.mjs'
import { buildPage, page } from '../../scripts/lib/page.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { serve } from '../../scripts/lib/server.mjs'
import { dropFile } from './lib/in_page.mjs'
import { Person } from './lib/person.mjs'

const folder = process.env.PAGE_DIST || page
const pictures = at('tests', '.tmp', 'shots')
const SIZES = [
  [1280, 900],
  [390, 844],
]

await ensurePackages()
await mkdir(pictures, { recursive: true })
if (!process.env.PAGE_DIST) await buildPage()
const { chromium } = await ensureChromium()
const server = await serve({ '/': folder })
const browser = await puppeteer.launch({ executablePath: chromium, args: CHROMIUM_ARGS, headless: true })
for (const view of ['convert', 'validate', 'form', 'webhook', 'files'])
  for (const size of SIZES) for (const theme of ['light', 'dark']) await shoot(view, size, theme)
await browser.close()
server.close()
console.log(`The pictures are in ${pictures}.`)

async function shoot(view, [width, height], theme) {
  const person = await Person.enter(browser, server.url)
  await person.page.setViewport({ width, height })
  await person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  await person.open(view)
  if (view === 'files') await convertFile(person)
  // Until the page shows the time of the validation.
  await new Promise((resolve) => setTimeout(resolve, 1200))
  await person.page.screenshot({ path: `${pictures}/${view}-${width}-${theme}.png`, fullPage: true })
  if (view === 'convert' && width > 1000 && theme === 'light')
    await person.page.screenshot({ path: at('docs', 'page.png'), clip: { x: 0, y: 0, width, height: 1180 } })
  await person.leave()
}

/** Orders with losses, and a document that is not an order. */
async function convertFile(person) {
  const lines = '{"items":[{"payout":{"url":"https://example.com/1","status":"NEW"}}]}\n'.repeat(40)
  await person.choose('Task', 'Convert 2024-02-05')
  const text = `${lines}{"items": [\n`
  await person.page.evaluate(dropFile, 'orders.ndjson', text, 20 * text.length)
  await person.page.waitForSelector('#files button.primary:enabled')
  await person.press('Start')
  await person.hears('#files .verdict', /rejected/)
}
