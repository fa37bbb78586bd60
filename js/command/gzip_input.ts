/** Reads files that are compressed with gzip. */
import { createGunzip, type Gunzip } from 'node:zlib'
import type { InputFile } from './input_file.js'

const GZIP = [0x1f, 0x8b]
/** The number of bytes to decompress at once. */
const CHUNK = 1 << 20

/** Returns whether a file begins as gzip does. No document begins so. */
export function isGzip(first: Uint8Array): boolean {
  return first[0] === GZIP[0] && first[1] === GZIP[1]
}

/** Returns the decompressed content of a file. Members of gzip can follow each other, and zeros can follow the last. */
export function decompressed(source: InputFile): InputFile {
  const gunzip = createGunzip({ chunkSize: CHUNK })
  // The read that comes next reports the error.
  gunzip.on('error', () => undefined)
  const fed = feed(source, gunzip)
  fed.catch((error) => gunzip.destroy(error))
  const chunks = gunzip[Symbol.asyncIterator]()
  return {
    size: undefined,
    async read() {
      const { value, done } = await chunks.next()
      if (done) await fed
      return value ?? undefined
    },
    async close() {
      gunzip.destroy()
      await source.close()
    },
  }
}

async function feed(source: InputFile, gunzip: Gunzip): Promise<void> {
  let given = 0
  for (let bytes = await source.read(); bytes !== undefined; bytes = await source.read()) {
    if (gunzip.bytesWritten === given) await written(gunzip, bytes)
    given += bytes.length
    // zlib stops at zeros, whatever follows them.
    const left = Math.min(bytes.length, given - gunzip.bytesWritten)
    if (left > 0 && bytes.subarray(-left).some((byte) => byte !== 0))
      throw Object.assign(new Error(), { code: 'Z_DATA_ERROR' })
  }
  if (gunzip.bytesWritten === given) gunzip.end()
}

function written(gunzip: Gunzip, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => gunzip.write(bytes, (error) => (error ? reject(error) : resolve())))
}
