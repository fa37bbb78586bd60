/** Compares the values of two archives, line by line. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'

const linesOf = (path) =>
  createInterface({ input: createReadStream(path), crlfDelay: Infinity })[Symbol.asyncIterator]()

/** Returns the number of lines. Throws at the first line that differs. */
export async function compareArchives(one, other) {
  const [a, b] = [linesOf(one), linesOf(other)]
  for (let line = 1; ; line++) {
    const [x, y] = await Promise.all([a.next(), b.next()])
    if (x.done && y.done) return line - 1
    if (x.done || y.done || (x.value !== y.value && !isDeepStrictEqual(JSON.parse(x.value), JSON.parse(y.value)))) {
      throw new Error(`line ${line} of ${other} is another value`)
    }
  }
}
