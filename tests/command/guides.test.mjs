/** The commands of the documentation, block by block. None of them changes a file that was there before. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DOCUMENTS } from '../js/archives.mjs'
import { api, DOWN } from '../js/package.mjs'
import { environment, folder } from './process.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { output, complement } = api.convert('order', DOCUMENTS[0], DOWN)
const REQUEST =
  '{"payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":[{"distribution_method":{"type":"PAYOUT_LINK"},"products":{"type":"SINGLE","value":"P-1"}}]}'
/** What the commands read. */
const SOURCES = {
  'orders.ndjson': `{"status":"COMPLETED"}\n${output}\nx\n`,
  // With a document that is rejected: what is converted there and back has fewer lines.
  'old.ndjson': `${output}\nx\n`,
  'repaired.ndjson': `${output}\n`,
  'request.json': REQUEST,
  'order.json': REQUEST,
  'migrated/output/0000.ndjson': `${DOCUMENTS[0]}\n`,
  'migrated/complements/0000.ndjson': `${JSON.stringify({ line: 1, complement })}\n{"lines":1}\n`,
}

/** The pages for users, without releases and the page of results. */
const PAGES = ['README.md', ...['docs', 'examples'].flatMap((name) => pagesIn(name))]

function pagesIn(name) {
  const files = readdirSync(join(root, name), { recursive: true }).map((file) => join(name, file))
  return files.filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
}

/** The blocks that run the command, and need nothing but it and their sources. */
function blocksIn(page) {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/^```sh[^\n]*\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, block]) => block).filter((block) => /^npx order-contract/m.test(block))
}

function contentsOf(place) {
  const files = readdirSync(place, { recursive: true }).filter((file) => statSync(join(place, file)).isFile())
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(place, file), 'utf8')]))
}

test('no command of the documentation writes into its source', { skip: process.platform === 'win32' }, () => {
  const env = environment()
  const pages = PAGES.map((page) => ({ page, blocks: blocksIn(page) })).filter(({ blocks }) => blocks.length > 0)
  assert.ok(pages.length >= 5, `only ${pages.length} pages have commands`)
  for (const { page, blocks } of pages) {
    const place = join(folder, page)
    for (const [name, text] of Object.entries(SOURCES)) {
      mkdirSync(dirname(join(place, name)), { recursive: true })
      writeFileSync(join(place, name), text)
    }
    for (const block of blocks) {
      const before = contentsOf(place)
      const { stderr } = spawnSync('sh', ['-c', block], { cwd: place, encoding: 'utf8', env })
      assert.doesNotMatch(stderr, /see order-contract|cannot read|the command itself failed/, `${page}\n${block}`)
      const after = contentsOf(place)
      assert.deepEqual({ ...after, ...before }, after, `${page} changes a file that it reads\n${block}`)
    }
  }
  const made = contentsOf(join(folder, 'docs/guides/command.md'))
  assert.equal(`${made['back.ndjson']}x\n`, made['old.ndjson'])
})
