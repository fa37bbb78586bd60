/**
 * Losses, gaps and refusals in one direction.
 */
import assert from 'node:assert/strict'
import { checkConverted, checkRejected, checkUntouched, DOWN, last, place, UP } from './checks.mjs'

export const shortfalls = [
  {
    name: 'a query loses what the older version does not take, where the options allow it, and that is told',
    async run({ ask, upstream }) {
      const answer = await ask('/reporting/v2/product?limit=1&is_orderable=true&x=%41')
      assert.equal(last(upstream).url, '/v2/product?x=%41')
      checkConverted(answer, 'product-list', upstream, UP)
      assert.equal(
        answer.headers.get('order-contract-losses'),
        '"/query/limit";section="4.1", "/query/is_orderable";section="4.1"',
      )
      const gaps = [0, 1, 2].map((at) => `"/response/products/${at}/approval_state";section="2.1"`)
      assert.equal(answer.headers.get('order-contract-gaps'), ['"/query";section="9"', ...gaps].join(', '))
      const failed = await ask('/to-old/v2/product?limit=1', { headers: { 'x-fault': 'error' } })
      assert.equal(failed.headers.get('order-contract-losses'), '"/query/limit";section="4.1"')
    },
  },
  {
    name: 'gaps are filled with what the options give',
    async run({ ask, upstream }) {
      const fill = { '/approval_state': 'APPROVED' }
      const answer = await ask('/filled/v2/product?limit=9')
      checkConverted(answer, 'product-list', upstream, UP, { fill })
      assert.match(answer.text, /"approval_state":"APPROVED"/)
      assert.equal(answer.headers.get('order-contract-gaps'), '"/query";section="9"')
      await place(ask, '/filled')
      checkConverted(await ask('/filled/v2/order/O-1'), 'order', upstream, UP)
    },
  },
  {
    name: 'a query that would ask another question is refused, and one of another page is not',
    async run({ ask, upstream }) {
      const asked = upstream.exchanges.length
      for (const parameter of ['code=A', 'is_orderable=true', 'countries_redeemable_in=FR', 'after=c', 'before=c']) {
        const answer = await ask(`/to-old/v2/product?limit=1&${parameter}`)
        const { errors } = checkRejected(answer, [422, 'inconvertible', ['undocumented']])
        assert.equal(errors[0].pointer, `/query/${parameter.split('=')[0]}`)
      }
      assert.equal(upstream.exchanges.length, asked)
      const page = await ask('/to-old/v2/product?limit=1')
      checkConverted(page, 'product-list', upstream, UP)
      assert.equal(page.headers.get('order-contract-losses'), '"/query/limit";section="4.1"')
    },
  },
  {
    name: 'payouts without a URL where one is looked for cost money: refused, unless the options allow it',
    async run({ ask }) {
      for (const path of ['/v2/order', '/v2/order/O-1']) {
        await place(ask, '/to-new')
        const answer = await ask(`/to-new${path}`, { headers: { 'x-fault': 'payout-elsewhere' } })
        assert.match(checkRejected(answer, [502, 'payout_lost', undefined]).detail, /`payoutUrl`.*onPayoutLoss/)
        const allowed = await ask(`/paying${path}`, { headers: { 'x-fault': 'payout-elsewhere' } })
        assert.deepEqual([allowed.status, allowed.text.includes('payout')], [200, false])
        assert.match(allowed.headers.get('order-contract-losses'), /payout"/)
      }
    },
  },
  ...['payout-null', 'payout-null-url', 'payout-empty', 'payout-email', 'payout-beside', 'payout-some'].map(
    (fault) => ({
      name: `a payout that costs nothing passes with a loss: ${fault}`,
      async run({ ask }) {
        await place(ask, '/to-new')
        const answer = await ask('/to-new/v2/order/O-1', { headers: { 'x-fault': fault } })
        assert.deepEqual([answer.status, answer.text.includes('payout')], [200, false])
        assert.match(answer.headers.get('order-contract-losses'), /\/payout"/)
      },
    }),
  ),
  {
    name: 'the newer filters reach a newer service as they are',
    async run({ ask, upstream }) {
      const answer = await ask('/to-new/v2/product?limit=2&is_orderable')
      assert.equal(last(upstream).url, '/v2/product?limit=2&is_orderable')
      checkConverted(answer, 'product-list', upstream, DOWN)
      assert.equal(JSON.parse(answer.text).products.length, 2)
    },
  },
  {
    name: 'an endpoint that the older service lacks is refused, and one that the older client lacks passes',
    async run({ ask, upstream }) {
      const details = checkRejected(await ask('/to-old/v2/product/countries'), [501, 'not_listed', undefined])
      assert.match(details.detail, /2023-07-27/)
      checkUntouched(await ask('/to-new/v2/product/countries'), upstream, 200)
    },
  },
  {
    name: 'with onLoss: error nothing is lost: neither of a query nor of an answer',
    async run({ ask, upstream }) {
      const asked = upstream.exchanges.length
      const answer = await ask('/strict-old/v2/product?limit=1')
      const { errors } = checkRejected(answer, [422, 'inconvertible', ['undocumented']])
      assert.equal(errors[0].pointer, '/query/limit')
      assert.equal(upstream.exchanges.length, asked)
      checkRejected(await ask('/strict-new/v2/product'), [502, 'bad_answer', Array(9).fill('undocumented')])
    },
  },
  {
    name: 'a query that cannot be read is refused where it would have to be converted',
    async run({ ask, upstream }) {
      checkRejected(await ask('/to-old/v2/product?limit=%FF'), [400, 'unreadable', ['encoding']])
      await ask('/to-old/v2/order?limit=%FF')
      assert.equal(last(upstream).url, '/v2/order?limit=%FF')
    },
  },
  ...['embedded', 'paged', 'by-id', 'edges', 'no-list'].map((fault) => ({
    name: `a list whose entries are not found is no quiet success: ${fault}`,
    async run({ ask }) {
      for (const path of [
        '/to-new/v2/order',
        '/to-new/v2/product',
        '/to-old/v2/order',
        '/to-old/v2/product',
        '/filled/v2/product',
      ]) {
        await place(ask, path.slice(0, path.indexOf('/', 1)))
        const answer = await ask(path, { headers: { 'x-fault': fault } })
        checkRejected(answer, [502, 'bad_answer', undefined])
      }
    },
  })),
  {
    name: 'an order in an envelope is no quiet success',
    async run({ ask }) {
      await place(ask, '/to-new')
      const answer = await ask('/to-new/v2/order/O-1', { headers: { 'x-fault': 'embedded' } })
      checkRejected(answer, [502, 'bad_answer', undefined])
    },
  },
  {
    name: 'a list without entries is found',
    async run({ ask }) {
      for (const path of ['/to-new/v2/order', '/to-old/v2/product']) {
        const answer = await ask(path, { headers: { 'x-fault': 'none-found' } })
        assert.deepEqual([answer.status, answer.text], [200, '{"data":[],"page":{"cursors":{"after":null}}}'])
      }
    },
  },
  ...[
    ['ambiguous', '/v2/order', ['entries']],
    ['twice', '/v2/order/O-1', ['duplicate_key']],
  ].map(([fault, path, errors]) => ({
    name: `an answer that is ${fault} cannot be converted`,
    async run({ ask }) {
      await place(ask, '/to-new')
      const answer = await ask(`/to-new${path}`, { headers: { 'x-fault': fault } })
      checkRejected(answer, [502, 'bad_answer', errors])
    },
  })),
  {
    name: 'statuses are options',
    async run({ ask }) {
      checkRejected(await ask('/renumbered/v2/order/O-1/links'), [404, 'removed', undefined])
      const answer = await ask('/renumbered/v2/product', { headers: { 'x-fault': 'cut-json' } })
      checkRejected(answer, [599, 'bad_answer', ['syntax']])
    },
  },
  {
    name: 'a list of losses is bounded, and what does not fit is counted',
    async run({ ask }) {
      const answer = await ask('/to-new/v2/product', { headers: { 'x-fault': 'long' } })
      assert.equal(answer.status, 200)
      assert.ok(answer.bytes.equals(Buffer.from(JSON.stringify(Array(400).fill({})))))
      const losses = answer.headers.get('order-contract-losses')
      assert.ok(losses.length <= 1024 && losses.length > 900, `${losses.length} characters`)
      const members = losses.split(', ')
      const [, more] = members.pop().match(/^more;count=(\d+)$/)
      assert.equal(members.length + Number(more), 400)
      assert.equal(members[0], '"/response/0/expiry";section="2.1"')
    },
  },
]
