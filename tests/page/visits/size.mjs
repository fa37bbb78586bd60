/** How much the browser loads for the first view, compressed as a server would. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The limit in bytes, as the design has it: the core that checks is loaded later. */
const MOST = 215_000

export const visits = {
  async 'the first view stays within its limit in brotli'(person, { folder, context }) {
    // What other views need is loaded later.
    await person.page.evaluateOnNewDocument(() => {
      window.requestIdleCallback = () => 0
    })
    const loaded = new Set()
    person.page.on('request', (request) => request.url().startsWith(person.url) && loaded.add(request.url()))
    await person.open('')
    const base = new URL(person.url).pathname
    const files = [...loaded].map((url) => new URL(url).pathname.slice(base.length) || 'index.html')
    assert.ok(files.some((file) => file.endsWith('.wasm')) && files.length > 4)
    const sizes = await Promise.all(
      files.map(async (file) => [file, brotliCompressSync(await readFile(join(folder, file))).length]),
    )
    const sum = sizes.reduce((sum, [, size]) => sum + size, 0)
    context.diagnostic(`first view: ${sum} bytes of brotli`)
    assert.ok(sum <= MOST, `${sum} bytes: ${sizes.map(([file, size]) => `${file} ${size}`).join(', ')}`)
  },
}
