/**
 * Orders for the lanes that convert, in either version: single documents, and chunks of about 1 MB with one order per
 * line.
 */
import { orders } from './generate.mjs'

export const VERSIONS = { earlier: '2023-07-27', later: '2024-02-05' }

const UP = { from: VERSIONS.earlier, to: VERSIONS.later }
const DOWN = { from: VERSIONS.later, to: VERSIONS.earlier }

/** Returns the same order in the earlier version, with `redemption_url` in the place of `payout`. */
const asEarlier = (order) => ({
  ...order,
  items: order.items.map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => (name === 'payout' ? ['redemption_url', value.url] : [name, value])),
    ),
  ),
})

const inVersion = (version) => (order) => (version === VERSIONS.earlier ? asEarlier(order) : order)

/**
 * @typedef {import('./generate.mjs').Kind & { versions: { from: string, to: string } }} Convertible
 */

/** @returns {Convertible} */
function kind(name, traits, versions, layout) {
  const texts = orders(traits)
    .map(inVersion(versions.from))
    .map((order) => JSON.stringify(order, null, layout === 'pretty' ? 2 : undefined))
  return { name: `${name}, ${layout}, to ${versions.to}`, shape: 'order', layout, versions, texts }
}

/** @returns {Convertible[]} */
export function convertible() {
  const traits = [1, 2, 20, 1000].flatMap((items) => [{ items }, { items, more: true }])
  const name = ({ items, more }) => `order, ${items} item${items > 1 ? 's' : ''}${more ? ', undocumented fields' : ''}`
  return ['compact', 'pretty'].flatMap((layout) =>
    traits.flatMap((its) => [UP, DOWN].map((versions) => kind(name(its), its, versions, layout))),
  )
}

const CHUNK = 1e6

/** @returns {Convertible} */
function chunk(name, traits, versions) {
  const lines = traits.flatMap((its) =>
    orders(its)
      .map(inVersion(versions.from))
      .map((order) => JSON.stringify(order)),
  )
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0)
  const repeated = Array.from({ length: Math.ceil(CHUNK / length) }, () => lines).flat()
  const text = `${repeated.join('\n')}\n`
  return { name: `${name}, to ${versions.to}`, shape: 'order', layout: 'compact', versions, texts: [text] }
}

/** @returns {Convertible[]} */
export const chunks = () =>
  [UP, DOWN].flatMap((versions) => [
    chunk('orders of 1 and 2 items', [{ items: 1 }, { items: 2 }], versions),
    chunk(
      'orders of 1 and 2 items, undocumented fields',
      [
        { items: 1, more: true },
        { items: 2, more: true },
      ],
      versions,
    ),
    chunk('orders of 20 items', [{ items: 20 }], versions),
  ])
