/**
 * One document in two versions, edited on either side at random: what holds of every edit. The conversion itself is held
 * elsewhere (tests/laws); here it is that nothing which one side alone holds is lost by editing the other.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ChangeSet, Text } from '@codemirror/state'
import { api } from '../../../js/package.mjs'
import { typescript } from '../typescript.mjs'
import { documents } from './documents.mjs'
import { Random } from './random.mjs'
import { unitsOf } from './units.mjs'

const { Following } = await typescript('www/src/views/convert/following.ts')
const { difference } = await typescript('www/src/editor/difference.ts')

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
        past.push({ ...pair.texts, version, undo: pair.editAtRandom(version, random) })
      }
      for (const { version, undo, ...before } of past.reverse()) {
        pair.edit(version, undo)
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
        // Its pointer is that of the document: the object is not there.
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
  pair.edit(OLD, ChangeSet.of({ from: 1, insert: '"rate":1,' }, pair.texts[OLD].length))
  assert.equal(pair.texts[NEW], '{"rate":1,"code":"P-1","approval_state":"APPROVED","currency":"EUR"}')
})

test('a query of which one version has nothing is not lost by typing there', () => {
  const pair = new Pair('product-query', 'limit=10&after=c-20')
  assert.equal(pair.texts[OLD], '')
  pair.edit(OLD, ChangeSet.of({ from: 0, insert: 'country=FR' }, 0))
  assert.deepEqual(pair.texts[NEW].split('&').sort(), ['after=c-20', 'country=FR', 'limit=10'])
})

test('a URL that comes anew replaces what the other side holds of its item, which is listed as a loss', () => {
  const pair = new Pair('order', '{"items":[{"payout":{"state":"ACTIVE"},"n":1}]}')
  assert.equal(pair.texts[OLD], '{"items":[{"n":1}]}')
  pair.edit(OLD, ChangeSet.of({ from: 11, insert: '"redemption_url":"u",' }, pair.texts[OLD].length))
  assert.equal(pair.texts[NEW], '{"items":[{"payout":{"url":"u"},"n":1}]}')
  assert.deepEqual(
    pair.last.conversion.losses.map(({ pointer }) => pointer),
    ['/items/0/redemption_url'],
  )
})

test('an item that is left out of a text pasted over the whole takes nothing from the others', () => {
  const items = ['{"payout":{"url":"u","state":"ACTIVE"}}', '{"payout":{"url":"v","state":"SPENT"}}']
  const pair = new Pair('order', `{"items":[${items}]}`)
  const [{ length }, pasted] = [pair.texts[OLD], '{"items":[{"redemption_url":"v"}]}']
  pair.edit(OLD, ChangeSet.of({ from: 0, to: length, insert: pasted }, length))
  assert.equal(pair.texts[NEW], `{"items":[${items[1]}]}`)
})

test('a line that is left out of a text pasted over the whole is that line, though another begins like it', () => {
  const items = ['1', '2'].map((code) => `  {"payout":{"state":"${code}","url":"https://example.com/${code}"}}`)
  const pair = new Pair('order', `{"items":[\n${items.join(',\n')}\n]}`)
  const before = pair.texts[OLD]
  const pasted = before.split('\n').toSpliced(1, 1).join('\n')
  pair.edit(OLD, ChangeSet.of({ from: 0, to: before.length, insert: pasted }, before.length))
  assert.equal(pair.texts[NEW], `{"items":[\n${items[1]}\n]}`)
})

test('an item whose identifier and URL are changed at once stays the same item', () => {
  const pair = new Pair('order', '{"items":[{"id":1,"payout":{"state":"ACTIVE","url":"u"}}]}')
  assert.equal(pair.texts[OLD], '{"items":[{"id":1,"redemption_url":"u"}]}')
  const changes = [
    { from: 16, to: 17, insert: '2' },
    { from: 36, to: 37, insert: 'v' },
  ]
  pair.edit(OLD, ChangeSet.of(changes, pair.texts[OLD].length))
  assert.equal(pair.texts[NEW], '{"items":[{"id":2,"payout":{"state":"ACTIVE","url":"v"}}]}')
})

test('another document takes nothing from the one before it, which comes back whole', () => {
  const first = '{"code":"P-1","approval_state":"APPROVED"}'
  const pair = new Pair('product', first)
  const before = pair.texts[OLD]
  pair.following.setAside()
  pair.edit(OLD, ChangeSet.of({ from: 0, to: before.length, insert: '{"code":"P-2"}' }, before.length))
  assert.equal(pair.texts[NEW], '{"code":"P-2"}')
  pair.edit(OLD, ChangeSet.of({ from: 0, to: 14, insert: before }, 14))
  assert.equal(pair.texts[NEW], first)
})

test('of objects that look alike, the one comes back that was taken out on that side', () => {
  const text = '{"items":[{"payout":{"url":"u","state":"ACTIVE"}}]}'
  const pair = new Pair('order', text)
  const more = ',{"redemption_url":"u"}'
  const put = (version, insert) => {
    const { length } = pair.texts[version]
    pair.edit(version, ChangeSet.of({ from: length - 2, insert }, length))
  }
  const take = (version, { length: size }) => {
    const { length } = pair.texts[version]
    pair.edit(version, ChangeSet.of({ from: length - 2 - size, to: length - 2 }, length))
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
  const { length } = pair.texts[OLD]
  const broken = ChangeSet.of({ from: length - 1, to: length }, length)
  pair.following.edited(OLD, broken)
  assert.equal(pair.following.follow(OLD, NEW, pair.texts[OLD].slice(0, -1)).ok, false)
  pair.texts[OLD] = pair.texts[OLD].slice(0, -1)
  pair.edit(OLD, ChangeSet.of({ from: length - 1, insert: ',"n":1}' }, length - 1))
  assert.equal(pair.texts[NEW], `${text.slice(0, -1)},"n":1}`)
})

test('what cannot be read yet is left and taken up again, and loses nothing', () => {
  const text = '{"items":[{"payout":{"url":"u","state":"ACTIVE"}},{"payout":{"url":"v","state":"SPENT"}}]}'
  const left = new Pair('order', text)
  const agreed = left.texts[OLD]
  const broken = agreed.slice(0, -1)
  assert.ok(left.following.holds(OLD, agreed) && !left.following.awaits(OLD))
  left.following.edited(OLD, ChangeSet.of(difference(agreed, broken), agreed.length))
  assert.ok(left.following.holds(OLD, broken) && left.following.awaits(OLD))
  assert.deepEqual(
    [OLD, NEW].map((version) => left.following.agreed(version)),
    [agreed, text],
  )

  const pair = new Pair('order', '{}')
  pair.following = new Following(api, 'order')
  assert.ok(pair.following.restore(OLD, NEW, { [OLD]: agreed, [NEW]: text }))
  pair.following.edited(OLD, ChangeSet.of(difference(agreed, broken), agreed.length))
  pair.texts[OLD] = broken
  pair.edit(OLD, ChangeSet.of({ from: broken.length, insert: ',"n":1}' }, broken.length))
  assert.equal(pair.texts[NEW], `${text.slice(0, -1)},"n":1}`)
})

/** The two sides, as a page would hold them. */
class Pair {
  constructor(shape, text, edits) {
    Object.assign(this, { shape, edits })
    this.following = new Following(api, shape)
    this.texts = { [OLD]: '', [NEW]: '' }
    this.edit(NEW, ChangeSet.of({ from: 0, insert: text }, 0))
    assert.equal(this.texts[NEW], text)
  }

  edit(version, changes) {
    const text = changes.apply(docOf(this.texts[version])).toString()
    this.following.edited(version, changes)
    this.last = this.following.follow(version, other(version), text)
    assert.ok(this.last.ok, JSON.stringify(this.last.problems))
    this.texts = { [version]: text, [other(version)]: this.last.text }
  }

  /** Gives what undoes it. */
  editAtRandom(version, random) {
    const text = this.texts[version]
    const units = unitsOf(this.shape, text)
    const changes = ChangeSet.of(random.pick(this.edits)(text, units, random), text.length, '\n')
    const undo = changes.invert(docOf(text))
    this.edit(version, changes)
    return undo
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

/** How the objects of one text look on the other side. */
const formsOf = (units, version, text) =>
  units.filter((unit) => unit[version] === text).map((unit) => unit[other(version)])

/** How many of `wanted` are there, each counted once. */
function taken(there, wanted) {
  const left = [...there]
  return wanted.filter((form) => {
    const at = left.indexOf(form)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

const docOf = (text) => Text.of(text.split('\n'))

/** The seed of a run that fails is told. */
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
