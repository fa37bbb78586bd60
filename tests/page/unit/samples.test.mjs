/** The page's samples have the announced problems. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { deliveries, samples } = await typescript('www/src/samples/index.ts')
const { validate } = api

test('every sample has a title of its own, and one line on what there is to see', () => {
  for (const { title, line } of samples) {
    assert.equal(samples.filter((it) => it.title === title).length, 1, title)
    assert.match(line, /^[^\n]{10,120}\.$/, title)
    // What is counted differs by version, level and release: the page counts it when it shows it.
    assert.doesNotMatch(
      line,
      /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (mistake|problem|warning|gap)/i,
      title,
    )
  }
})

test('there is a delivery that is taken, and one that is not', () => {
  assert.deepEqual(
    deliveries.map(({ shape, text }) => validate(shape, text).valid),
    [true, false],
  )
})

for (const { shape, versions, title, text, finds = [] } of samples) {
  for (const version of versions) {
    test(`${shape} of ${version}: ${title}`, () => {
      const { problems } = validate(shape, text, { version })
      assert.deepEqual(
        problems.map(({ code }) => code),
        finds,
      )
    })
  }
}
