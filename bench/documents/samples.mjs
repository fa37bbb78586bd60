/** The sample documents of the test cases, as further rows of the tables. Their file names tell the shape. */
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../tests/cases/samples/', import.meta.url)
const FROM = /^(order-request|order|product-update)(?:\.(\d{4}-\d\d-\d\d))?\.json$/

/** @returns {import('./generate.mjs').Kind[]} */
export function samples() {
  return readdirSync(FOLDER)
    .filter((file) => FROM.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd()
      const [, shape] = FROM.exec(file)
      return {
        name: `sample ${file}`,
        shape,
        layout: text.includes('\n') ? 'pretty' : 'compact',
        texts: [text],
      }
    })
}
