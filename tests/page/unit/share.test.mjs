/** Links: packed documents are unpacked again, and damaged links cause an error message. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { typescript } from './typescript.mjs'

const { BrokenLink, pack, unpack } = await typescript('www/src/app/share.ts')

const full = {
  shape: 'order',
  version: '2023-07-27',
  level: 'stated',
  draft: true,
  entries: '/orders',
  text: '{ "id": "O-1", "emoji": "😀", "half": "\ud800", "nul": "\0" }\r\n',
  to: '2024-02-05',
  payoutUrl: '',
  fill: { '/approval_state': 'APPROVED' },
  complement: { shape: 'order', from: '2024-02-05', to: '2023-07-27', changes: {} },
}

test('what is packed comes out again', async () => {
  for (const shared of [full, {}, { text: '' }, { text: 'x'.repeat(5_000_000) }]) {
    const packed = await pack(shared)
    assert.match(packed, /^[\w-]+$/)
    assert.deepEqual(await unpack(packed), shared)
  }
})

test('a link that was cut anywhere, or has something strange in it, is damaged', async () => {
  const packed = await pack(full)
  for (let length = 0; length < packed.length; length += 1) await broken(packed.slice(0, length), /damaged/)
  await broken('not a link', /damaged/)
  for (const odd of ['%', '%20', '?', '&', 'é', '\0', '../../etc']) {
    await broken(odd, /damaged/)
    await broken(packed + odd, /damaged/)
  }
})

test('a link with another character in it is damaged, or says the same', async () => {
  const packed = await pack(full)
  for (let at = 0; at < packed.length; at += 1) {
    const other = packed[at] === 'A' ? 'B' : 'A'
    const opened = await unpack(packed.slice(0, at) + other + packed.slice(at + 1)).catch((error) => error)
    if (!(opened instanceof BrokenLink)) assert.deepEqual(opened, full)
  }
})

test('what the page does not know is not taken over', async () => {
  const foreign = [
    ...['null', '[]', '"text"', '7', '{"shape": "invoice"}', '{"version": "2025-01-01"}', '{"level": "all"}'],
    ...['{"draft": "yes"}', '{"text": 7}', '{"entries": null}', '{"to": "2025-01-01"}', '{"fill": {"/a": 7}}'],
    ...['{"complement": "x"}', '{"unheard": "of"}', '{"__proto__": {}}', '{"constructor": "x"}', '{"text": '],
  ]
  for (const text of foreign) await broken(packedBytes(text), /newest/)
  await broken(packedBytes(Buffer.from([0xff, 0xfe])), /damaged/)
})

test('a link that would fill the memory is not unpacked to the end', async () => {
  await broken(packedBytes(JSON.stringify({ text: 'x'.repeat(40_000_000) })), /as a file/)
})

const broken = (packed, message) =>
  assert.rejects(unpack(packed), (error) => error instanceof BrokenLink && message.test(error.message))

const packedBytes = (bytes) => deflateSync(bytes).toString('base64url')
