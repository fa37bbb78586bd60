/**
 * Builds the page, and visits it as people would, in Chromium and Firefox: each visit in a tab of its own, on a server that
 * has the page in a folder. Any message on the console is a failure.
 */
import assert from 'node:assert/strict'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
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
const folder = at('tests', 'page', 'visits')
const pictures = at('tests', '.tmp', 'page')

await run('npm', ['run', 'build:www'], { env: { BASE } })
const server = await serve({ [BASE]: page, '/documents/': at('tests', 'golden') })
after(() => server.close())
// One after the other, because apt allows only one process.
const browsers = { chromium: await openChromium(), firefox: await openFirefox(DARK) }
after(() => Promise.all(Object.values(browsers).map((browser) => browser.close())))
await mkdir(pictures, { recursive: true })
const files = await readdir(folder)
const modules = await Promise.all(files.map(async (file) => [file, await import(join(folder, file))]))

// The two browsers side by side; the visits of each one after the other, because a browser shows one tab at a time.
describe('visits', { concurrency: true }, () => {
  for (const [name, browser] of Object.entries(browsers))
    describe(name, { concurrency: 1 }, () => {
      for (const [file, { visits }] of modules)
        if (name === 'chromium' || !IN_CHROMIUM.includes(file))
          for (const [title, visit] of Object.entries(visits))
            test(title, (context) => visitOnce({ name, browser, context }, title, visit))
    })
})

/** Opens a tab for a visit. Saves a screenshot if it fails. */
async function visitOnce({ name, browser, context }, title, visit) {
  const person = await Person.enter(browser, new URL(BASE, server.url).href)
  try {
    await visit(person, { browser, folder: page, name, context })
    assert.deepEqual(person.words, [], 'the console says something')
  } catch (error) {
    const path = join(pictures, `${name} ${title.replaceAll(/\W+/g, ' ')}.png`)
    await person.page.screenshot({ path }).catch(() => {})
    context.diagnostic([...person.words, `see ${path}`].join('\n'))
    throw error
  } finally {
    await person.leave()
  }
}
