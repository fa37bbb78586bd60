/**
 * The page's samples are correct: the valid ones are valid, the broken ones have the announced problems, and the old
 * ones convert.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { samples } = await typescript('www/src/samples/index.ts')
const { sampleWords } = await typescript('www/src/app/words.ts')
const { convert, describe, validate } = api
const [OLDEST, NEWEST] = ['2023-07-27', '2024-02-05']
const SHAPES = [...new Set(samples.map(({ shape }) => shape))]

test('every shape has a good and a broken sample in each version, and an old one', () => {
  assert.equal(SHAPES.length, 9)
  for (const shape of SHAPES) {
    describe(shape)
    for (const version of [OLDEST, NEWEST]) for (const kind of ['good', 'broken']) assert.ok(has(kind, shape, version))
    assert.ok(has('old', shape, OLDEST))
  }
})

const has = (kind, shape, version) =>
  samples.some((it) => it.kind === kind && it.shape === shape && it.versions.includes(version))

test('every sample has a title of its own within its shape, and one line on what it shows', () => {
  for (const { shape, name } of samples) {
    const [title, shows] = sampleWords(name)
    const same = samples.filter((it) => it.shape === shape && sampleWords(it.name)[0] === title)
    assert.equal(same.length, 1, title)
    assert.match(shows, /^[^\n]{10,120}\.$/, title)
  }
})

test('no two samples of a shape have the same text: the page knows a sample by it', () => {
  assert.equal(new Set(samples.map(({ shape, text }) => JSON.stringify([shape, text]))).size, samples.length)
})

for (const { kind, shape, versions, name, text, finds = [] } of samples) {
  for (const version of versions) {
    test(`${kind} ${shape} of ${version}: ${name}`, () => {
      const report = validate(shape, text, { version })
      assert.deepEqual(
        report.problems.map(({ code }) => code),
        finds,
      )
      if (kind === 'good') assert.ok(report.valid)
      if (kind === 'broken') assert.notEqual(finds.length, 0)
    })
  }
}

for (const { shape, name, text } of samples.filter(({ kind }) => kind === 'old')) {
  test(`converts: ${shape}, ${name}`, () => {
    const up = convert(shape, text, { from: OLDEST, to: NEWEST })
    assert.ok(up.ok)
    const before = errorsOf(shape, text, OLDEST)
    const gaps = new Set(up.gaps.map(({ pointer }) => pointer))
    const added = errorsOf(shape, up.output, NEWEST).filter((it) => !before.includes(it) && !gaps.has(it))
    assert.deepEqual(added, [])
    const back = convert(shape, up.output, { from: NEWEST, to: OLDEST, complement: up.complement })
    assert.equal(back.output, text)
  })
}

const errorsOf = (shape, text, version) =>
  validate(shape, text, { version })
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ pointer }) => pointer)
