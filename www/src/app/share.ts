/**
 * What a view holds, packed into the part of a link behind `#`, which browsers send nowhere. The zlib form is taken for
 * its checksum, which finds a link that lost or changed a character. Uses no element of the page.
 */
import { isShared, type Shared } from './given.js'
import { parsed } from './json.js'

/** Why a link cannot be opened, in words for people. */
export class BrokenLink extends Error {}

/** The longest link that Firefox opens, in characters. */
export const LONGEST = 1_000_000
/** What a link may unpack to, in bytes. */
const MOST = 8_000_000

export async function pack(shared: Shared): Promise<string> {
  const stream = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Rejects with a `BrokenLink` if `pack` did not make it. */
export async function unpack(packed: string): Promise<Shared> {
  const text = await inflated(packed)
  const value = parsed(text)
  if (!isShared(value))
    throw new BrokenLink(
      'This link contains something that this page does not know. Reload the page to get its newest version.',
    )
  return value
}

async function inflated(packed: string): Promise<string> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    return new TextDecoder('utf-8', { fatal: true }).decode(await read(stream))
  } catch (error) {
    throw error instanceof BrokenLink ? error : new BrokenLink('This link is damaged or incomplete. Copy it again.')
  }
}

/** Not with a `Response`: Firefox would log that the stream is damaged. */
async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (let it = await reader.read(); !it.done; it = await reader.read()) {
    size += it.value.length
    if (size > MOST)
      throw new BrokenLink('This link contains more than this page can hold. Ask for the document as a file.')
    chunks.push(it.value)
  }
  return new Blob(chunks).arrayBuffer()
}
