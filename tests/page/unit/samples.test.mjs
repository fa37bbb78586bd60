/** The page's samples have the announced problems, and show something where they are offered. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { samples, sampleWords } = await typescript('www/src/samples/index.ts')
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

const UNREAD = ['syntax', 'encoding']

/** What converting a sample shows: nothing, if it is wrong by itself or nothing happens to it. */
function convertingShows({ shape, versions: [from], text }) {
  const to = from === OLDEST ? NEWEST : OLDEST
  const { ok, problems, losses, gaps, changes } = convert(shape, text, { from, to })
  if (!ok) return problems.some(({ code }) => UNREAD.includes(code)) ? [] : ['refused']
  const isChanged = losses.length + gaps.length + changes.length > 0
  if (!isChanged || !validate(shape, text, { version: from }).valid) return []
  if (shape.endsWith('-query')) return ['query']
  if (shape.endsWith('-list')) return ['list']
  return [losses.length > 0 ? 'lost' : gaps.length > 0 ? 'missing' : 'renamed']
}

function validatingShows({ shape, versions: [version], text }) {
  const { valid, problems } = validate(shape, text, { version })
  if (problems.some(({ code }) => UNREAD.includes(code))) return 'unread'
  if (problems.some(({ fix }) => fix?.applicability === 'safe')) return 'fixed'
  return valid ? (problems.length === 0 ? 'valid' : 'remarked') : 'wrong'
}

for (const sample of samples) {
  test(`${sample.shape}: ${sample.name} shows what it promises`, () => {
    assert.deepEqual(sample.shows, [...convertingShows(sample), validatingShows(sample)])
  })
}

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
}
