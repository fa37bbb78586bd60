/**
 * `npm run test:page-files`: converts a file of 200 MB on the built page in Chromium, and another one back with its
 * complements. Measures the growth of the tab's memory: the peak resident set of its process, including the worker.
 * Linux only, because the peak comes from /proc. PAGE_DIST names another build than www/dist. `--megabytes=1000` takes
 * another size.
 */
import assert from 'node:assert/strict'
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { convertStream } from 'order-contract/stream'
import { writeOrders } from '../../bench/archive/orders.mjs'
import { ensurePackages } from '../../scripts/lib/install.mjs'
import { buildPage, page as built } from '../../scripts/lib/page.mjs'
import { serve } from '../../scripts/lib/server.mjs'
import { openChromium } from '../lib/browsers.mjs'

const KB_PER_MB = 1024
const MOST_MB = 64
const BYTES_PER_ORDER = 740
/** How long a file takes at the most, in milliseconds. */
const LONGEST = 300_000

const asked = process.argv.find((argument) => argument.startsWith('--megabytes='))
const megabytes = Number(asked?.split('=')[1] ?? 200)
const orders = Math.ceil((megabytes * 1_000_000) / BYTES_PER_ORDER)
const folder = mkdtempSync(join(tmpdir(), 'order-contract-files-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const [archive, back, complements] = ['orders', 'back', 'complements'].map((name) => join(folder, `${name}.ndjson`))

await ensurePackages()
if (!process.env.PAGE_DIST) await buildPage()
writeOrders(archive, orders)
await writeBack()
const server = await serve({ '/': process.env.PAGE_DIST || built })
try {
  await measure('there', archive)
  await measure('back, with complements', back, complements)
} finally {
  server.close()
}

/** Writes the orders as they come back: converted from the newer version, where they lost a member. */
async function writeBack() {
  const [older, newer] = ['2023-07-27', '2024-02-05']
  const toFile = (path) => Writable.toWeb(createWriteStream(path))
  const withStatus = new TransformStream({
    transform: (orders, controller) =>
      controller.enqueue(Buffer.from(String(Buffer.from(orders)).replaceAll('"payout":{', '$&"status":"NEW",'))),
  })
  await Readable.toWeb(createReadStream(archive))
    .pipeThrough(convertStream('order', { from: older, to: newer }))
    .pipeThrough(withStatus)
    .pipeThrough(convertStream('order', { from: newer, to: older, complements: toFile(complements) }))
    .pipeTo(toFile(back))
}

/** Each in a browser of its own: one that has grown before grows less. */
async function measure(title, path, held) {
  const browser = await openChromium()
  try {
    await convert(browser, title, path, held)
  } finally {
    await browser.close()
  }
}

async function convert(browser, title, path, held) {
  const page = await browser.newPage()
  page.setDefaultTimeout(LONGEST)
  await page.goto(`${server.url}#files`, { waitUntil: 'load' })
  const input = await page.waitForSelector('.drop input[type="file"]')
  const before = await renderers(browser)
  for (const one of before.values()) one.resident = status(one.id, 'VmRSS')
  // Resets the peaks.
  for (const { id } of before.values()) writeFileSync(`/proc/${id}/clear_refs`, '5')
  await input.uploadFile(path)
  if (held) await (await page.$('[aria-label="Complements"] input[type="file"]')).uploadFile(held)
  const start = await page.waitForSelector('.button.first:enabled')
  await start.click()
  await page.waitForFunction(() => document.querySelector('.downloads') !== null)
  const [verdict, speed] = await page.$$eval('.verdict b, .verdict .chip.plain', (all) =>
    all.map((it) => it.textContent),
  )
  const tab = await busiest(browser, before)
  const grown = Math.round((status(tab.id, 'VmHWM') - tab.resident) / KB_PER_MB)
  console.log(`${title}, ${Math.round(statSync(path).size / 1e6)} MB: ${verdict} ${speed}`)
  console.log(
    `The tab grew by ${grown} MB at its peak, from ${Math.round(tab.resident / KB_PER_MB)} MB; ${MOST_MB} MB are allowed.`,
  )
  assert.equal(verdict, `${orders.toLocaleString('en')} documents: all converted.`)
  assert.ok(grown < MOST_MB, `the tab grew by ${grown} MB`)
}

/** Returns the renderer processes. The browser keeps some in reserve. */
async function renderers(browser) {
  const session = await browser.target().createCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return new Map(processInfo.filter(({ type }) => type === 'renderer').map((one) => [one.id, { ...one }]))
}

/** Returns the renderer that has used the most CPU time since `before`. */
async function busiest(browser, before) {
  const after = [...(await renderers(browser)).values()]
  const worked = ({ id, cpuTime }) => cpuTime - (before.get(id)?.cpuTime ?? 0)
  const [first] = after.sort((a, b) => worked(b) - worked(a))
  assert.ok(before.has(first.id), 'the page has moved to another process')
  return before.get(first.id)
}

/** Returns kilobytes. */
function status(id, name) {
  const line = readFileSync(`/proc/${id}/status`, 'utf8').match(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm'))
  return Number(line[1])
}
