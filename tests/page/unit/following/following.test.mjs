/**
 * One document in two versions, edited on either side at random. tests/laws checks the conversion itself. These tests
 * check that an edit on one side loses nothing that only the other side has.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../../js/package.mjs'
import { typescript } from '../typescript.mjs'
import { documents } from './documents.mjs'
import { Random } from './random.mjs'
import { unitsOf } from './units.mjs'

const { Following } = await typescript('www/src/views/convert/following.ts')

const OLD = '2023-07-27'
const NEW = '2024-02-05'
const other = (version) => (version === OLD ? NEW : OLD)
const RUNS = Number(process.env.FOLLOWING_RUNS ?? 200)

for (const [name, { shape, make, edits }] of Object.entries(documents)) {
  test(`${name}: undone edits on either side leave both as they were`, () => {
    everyRun((random) => {
      const pair = new Pair(shape, make(random), edits)
      const past = []
      for (let n = random.between(1, 6); n > 0; n--) {
        const version = random.pick([OLD, NEW])
        past.push({ ...pair.texts, version })
        pair.editAtRandom(version, random)
      }
      for (const { version, ...before } of past.reverse()) {
        pair.become(version, before[version])
        assert.deepEqual(pair.texts, before)
      }
    })
  })

  test(`${name}: what an edit does not concern stays as it was on the other side, or is listed as a loss`, () => {
    let unmatched = 0
    everyRun((random) => {
      const pair = new Pair(shape, make(random), edits)
      for (let n = 4; n > 0; n--) {
        const version = random.pick([OLD, NEW])
        const before = pair.units()
        pair.editAtRandom(version, random)
        // The pointer of the loss is that of the document, because the object is missing.
        if (pair.last.conversion.losses.some(({ pointer }) => pointer === '')) {
          unmatched += 1
          continue
        }
        const after = pair.units()
        for (const text of new Set(before.map((unit) => unit[version]))) {
          const [was, is] = [before, after].map((units) => formsOf(units, version, text))
          const lost = was.length - taken(is, was)
          assert.ok(lost <= Math.max(0, was.length - is.length), `lost: ${was}, now: ${is}`)
        }
      }
    })
    assert.ok(unmatched <= RUNS / 50, `${unmatched} edits`)
  })

  test(`${name}: the side that is edited comes back from the other`, () => {
    everyRun((random) => {
      const pair = new Pair(shape, make(random), edits)
      const version = random.pick([OLD, NEW])
      pair.editAtRandom(version, random)
      const { complement } = pair.last.conversion
      const back = api.convert(shape, pair.texts[other(version)], { from: other(version), to: version, complement })
      assert.equal(back.output, pair.texts[version])
    })
  })
}

test('what is typed beside what only the other side has is typed beside it there', () => {
  const pair = new Pair('product', '{"code":"P-1","approval_state":"APPROVED","currency":"EUR"}')
  pair.edit(OLD, [{ from: 1, insert: '"rate":1,' }])
  assert.equal(pair.texts[NEW], '{"rate":1,"code":"P-1","approval_state":"APPROVED","currency":"EUR"}')
})

test('an item that is left out takes nothing from the others, though another begins like it', () => {
  const items = ['1', '2'].map((code) => `  {"payout":{"state":"${code}","url":"https://example.com/${code}"}}`)
  const pair = new Pair('order', `{"items":[\n${items.join(',\n')}\n]}`)
  pair.become(OLD, pair.texts[OLD].split('\n').toSpliced(1, 1).join('\n'))
  assert.equal(pair.texts[NEW], `{"items":[\n${items[1]}\n]}`)
})

test('a query of which one version has nothing is not lost by typing there', () => {
  const pair = new Pair('product-query', 'limit=10&after=c-20')
  assert.equal(pair.texts[OLD], '')
  pair.become(OLD, 'country=FR')
  assert.deepEqual(pair.texts[NEW].split('&').sort(), ['after=c-20', 'country=FR', 'limit=10'])
})

test('a URL that comes anew replaces what the other side holds of its item, which is listed as a loss', () => {
  const pair = new Pair('order', '{"items":[{"payout":{"state":"ACTIVE"},"n":1}]}')
  assert.equal(pair.texts[OLD], '{"items":[{"n":1}]}')
  pair.edit(OLD, [{ from: 11, insert: '"redemption_url":"u",' }])
  assert.equal(pair.texts[NEW], '{"items":[{"payout":{"url":"u"},"n":1}]}')
  assert.deepEqual(
    pair.last.conversion.losses.map(({ pointer }) => pointer),
    ['/items/0/redemption_url'],
  )
})

test('another document takes nothing from the one before it, which comes back whole', () => {
  const first = '{"code":"P-1","approval_state":"APPROVED"}'
  const pair = new Pair('product', first)
  const before = pair.texts[OLD]
  pair.become(OLD, '{"code":"P-2"}', { isAnother: true })
  assert.equal(pair.texts[NEW], '{"code":"P-2"}')
  pair.become(OLD, before, { isAnother: true })
  assert.equal(pair.texts[NEW], first)
})

test('of objects that look alike, the one comes back that was taken out on that side', () => {
  const text = '{"items":[{"payout":{"url":"u","state":"ACTIVE"}}]}'
  const pair = new Pair('order', text)
  const more = ',{"redemption_url":"u"}'
  const put = (version, insert) => {
    const { length } = pair.texts[version]
    pair.edit(version, [{ from: length - 2, insert }])
  }
  const take = (version, { length: size }) => {
    const { length } = pair.texts[version]
    pair.edit(version, [{ from: length - 2 - size, to: length - 2 }])
  }
  put(OLD, more)
  const before = pair.texts[NEW]
  assert.equal(before, text.replace(']}', ',{"payout":{"url":"u"}}]}'))
  take(OLD, more)
  put(NEW, ',{"payout":{"url":"u","state":"ACTIVE"}}')
  take(NEW, ',{"payout":{"url":"u","state":"ACTIVE"}}')
  put(OLD, more)
  assert.equal(pair.texts[NEW], before)
})

test('what cannot be read yet waits, and loses nothing', () => {
  const text = '{"items":[{"payout":{"url":"u","state":"ACTIVE"}},{"payout":{"url":"v","state":"SPENT"}}]}'
  const pair = new Pair('order', text)
  const broken = pair.texts[OLD].slice(0, -1)
  assert.equal(pair.following.follow(OLD, NEW, broken).ok, false)
  pair.become(OLD, `${broken},"n":1}`)
  assert.equal(pair.texts[NEW], `${text.slice(0, -1)},"n":1}`)
})

test('what cannot be read yet is left and taken up again, and loses nothing', () => {
  const text = '{"items":[{"payout":{"url":"u","state":"ACTIVE"}},{"payout":{"url":"v","state":"SPENT"}}]}'
  const broken = new Pair('order', text).texts[OLD].slice(0, -1)
  const pair = new Pair('order', '{}')
  pair.following = new Following(api, 'order')
  pair.following.restore(OLD, NEW, text)
  assert.equal(pair.following.follow(OLD, NEW, broken).ok, false)
  pair.become(OLD, `${broken},"n":1}`)
  assert.equal(pair.texts[NEW], `${text.slice(0, -1)},"n":1}`)
})

/** The two sides, as the page keeps them. */
class Pair {
  constructor(shape, text, edits) {
    Object.assign(this, { shape, edits })
    this.following = new Following(api, shape)
    this.texts = { [OLD]: '', [NEW]: '' }
    this.become(NEW, text)
    assert.equal(this.texts[NEW], text)
  }

  become(version, text, once) {
    this.last = this.following.follow(version, other(version), text, once)
    assert.ok(this.last.ok, JSON.stringify(this.last.problems))
    this.texts = { [version]: text, [other(version)]: this.last.conversion.output }
  }

  /** In the order of the text. */
  edit(version, changes) {
    let text = this.texts[version]
    for (const { from, to = from, insert = '' } of changes.toReversed())
      text = text.slice(0, from) + insert + text.slice(to)
    const [only] = changes.map(({ from, to = from, insert = '' }) => ({ from, to, insert }))
    this.become(version, text, { change: changes.length === 1 ? only : undefined })
  }

  editAtRandom(version, random) {
    const text = this.texts[version]
    this.edit(version, random.pick(this.edits)(text, unitsOf(this.shape, text), random))
  }

  units() {
    const [old, now] = [OLD, NEW].map((version) => {
      const text = this.texts[version]
      return unitsOf(this.shape, text).map(({ start, end }) => text.slice(start, end))
    })
    assert.equal(old.length, now.length)
    return old.map((text, at) => ({ [OLD]: text, [NEW]: now[at] }))
  }
}

/** Returns the forms of a text's objects on the other side. */
const formsOf = (units, version, text) =>
  units.filter((unit) => unit[version] === text).map((unit) => unit[other(version)])

/** Returns which of `wanted` are there, each counted once. */
function taken(there, wanted) {
  const left = [...there]
  return wanted.filter((form) => {
    const at = left.indexOf(form)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

/** Adds the seed to the error of a failed run. */
function everyRun(holds) {
  for (let seed = 1; seed <= RUNS; seed++) {
    try {
      holds(new Random(seed))
    } catch (error) {
      error.message = `run ${seed}: ${error.message}`
      throw error
    }
  }
}
