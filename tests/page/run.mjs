/**
 * Visits the built page as people would, in Chromium and Firefox: each visit in a tab of its own, on a server that has
 * the page in a folder. Prints the failures and how many visits passed. Any message on the console is a failure.
 *
 * `node tests/page/run.mjs [part of a name]` makes only those visits; PAGE_DIST names another build than www/dist
 * (with this BASE), PAGE_BROWSER one browser.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { ensurePackages } from '../../scripts/lib/install.mjs'
import { at, page } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { openChromium, openFirefox } from '../lib/browsers.mjs'
import { serve } from '../lib/server.mjs'
import { Person } from './lib/person.mjs'

/** Files with visits that only Chromium makes: in what they look at, browsers have no part. */
const IN_CHROMIUM = ['answers.mjs', 'language.mjs', 'size.mjs', 'stranger.mjs', 'validate.mjs', 'webhook.mjs']
/** Firefox is started in the dark theme, because it cannot switch later. Chromium can. */
const DARK = { 'layout.css.prefers-color-scheme.content-override': 0 }

const BASE = '/in/a/folder/'
/** Documents at addresses. */
const DOCUMENTS = { '/documents/': at('tests', 'golden') }
const folder = process.env.PAGE_DIST || page
const wanted = new RegExp(process.argv[2] ?? '')
const pictures = at('tests', '.tmp', 'page')
let passed = 0
let failed = 0

await ensurePackages()
await mkdir(pictures, { recursive: true })
if (!process.env.PAGE_DIST) await run('npm', ['run', 'build:www'], { env: { BASE } })
const server = await serve({ [BASE]: folder, ...DOCUMENTS })
const browsers = { chromium: await openChromium(), firefox: await openFirefox(DARK) }
try {
  // The two browsers side by side; the visits of each one after the other, because a browser shows one tab at a time.
  await Promise.all(Object.entries(browsers).map(([name, browser]) => visitAll(name, browser)))
} finally {
  await Promise.all(Object.values(browsers).map((browser) => browser.close()))
  server.close()
}
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function visitAll(name, browser) {
  if (process.env.PAGE_BROWSER && process.env.PAGE_BROWSER !== name) return
  for (const [title, visit] of await visitsIn(name)) {
    if (!wanted.test(title)) continue
    const start = performance.now()
    const failure = await visitOnce(name, browser, title, visit)
    if (process.env.PAGE_TIMES) console.log(`${Math.round(performance.now() - start)} ms ${name}: ${title}`)
    if (failure === undefined) passed += 1
    else {
      failed += 1
      console.log(`FAIL ${name}: ${title}\n${failure}`)
    }
  }
}

/** The visits that a browser makes, by their titles. */
async function visitsIn(browser) {
  const files = await readdir(at('tests', 'page', 'visits'))
  const own = files.filter((file) => browser === 'chromium' || !IN_CHROMIUM.includes(file))
  const modules = await Promise.all(own.map((file) => import(`./visits/${file}`)))
  return modules.flatMap(({ visits }) => Object.entries(visits))
}

/** Returns the failure, if there is one, and saves a screenshot of it. */
async function visitOnce(name, browser, title, visit) {
  const person = await Person.enter(browser, new URL(BASE, server.url).href)
  try {
    await visit(person, { browser, folder, name })
    if (person.words.length > 0) return `the console says:\n${person.words.join('\n')}`
  } catch (error) {
    const path = `${pictures}/${name} ${title.replaceAll(/\W+/g, ' ')}.png`
    await person.page.screenshot({ path }).catch(() => {})
    return [error.stack, ...person.words, `see ${path}`].join('\n')
  } finally {
    await person.leave()
  }
}
