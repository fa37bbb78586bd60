/** The page's samples have the announced problems, convert there and back, and show something where they are offered. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { samples, sampleWords } = await typescript('www/src/samples/index.ts')
const { convertGroupOf, convertGroups, validateGroupOf } = await typescript('www/src/samples/groups.ts')
const { convert, validate } = api
const [OLDEST, NEWEST] = ['2023-07-27', '2024-02-05']

test('every sample has a title of its own within its shape, and one line on what it shows', () => {
  for (const { shape, name } of samples) {
    const [title, shows] = sampleWords(name)
    const same = samples.filter((it) => it.shape === shape && sampleWords(it.name)[0] === title)
    assert.equal(same.length, 1, title)
    assert.match(shows, /^[^\n]{10,120}\.$/, title)
  }
})

test('Convert offers samples of everything that a conversion can do, and Validate the others', () => {
  const groups = samples.map((sample) => [sample.name, convertGroupOf(api, sample)])
  assert.deepEqual([...new Set(groups.map(([, group]) => group))].toSorted(), [...convertGroups, undefined].toSorted())
  assert.equal(groups.find(([name]) => name === 'fromTheArchiveWithThreeLinks')[1], 'lost')
  assert.equal(groups.find(([name]) => name === 'bothUrlsOnOneItem')[1], 'refused')
  const checked = new Set(samples.map((sample) => validateGroupOf(api, sample)))
  assert.deepEqual([...checked].toSorted(), ['fixed', 'remarked', 'unread', 'valid', 'wrong'])
})

for (const { shape, versions, name, text, finds = [] } of samples) {
  for (const version of versions) {
    test(`${shape} of ${version}: ${name}`, () => {
      const { problems } = validate(shape, text, { version })
      assert.deepEqual(
        problems.map(({ code }) => code),
        finds,
      )
    })
  }
  test(`${shape}, ${name}: what can be converted comes back`, () => {
    const [from] = versions
    const to = from === OLDEST ? NEWEST : OLDEST
    const made = convert(shape, text, { from, to })
    if (!made.ok) return
    const back = convert(shape, made.output, { from: to, to: from, complement: made.complement })
    assert.equal(back.output, text)
  })
}
