/** The update that there is to act on, and what it says of the price. */
import type { Document } from 'order-contract/slim'
import { element, prose } from '../../app/dom.js'
import { priceChange, type Trend } from './price.js'

const SIGNS: Record<Trend, string> = { rises: '↑', falls: '↓', stays: '=', unknown: '·' }

export function priceCard() {
  const root = element('div', { class: 'price' })
  return {
    root,
    show(update: Document<'product-update'> | undefined) {
      root.hidden = update === undefined
      if (update) root.replaceChildren(...told(update))
    },
  }
}

function told(update: Document<'product-update'>): HTMLElement[] {
  const { trend, words } = priceChange(update)
  const sign = element('span', { class: `sign ${trend}`, 'aria-hidden': 'true' }, SIGNS[trend])
  const when = `Product \`${update.product_code}\`, updated at \`${update.timestamp}\`; of which time zone is not shown.`
  return [
    element('h2', {}, 'The change of price'),
    element('p', { class: 'change' }, sign, element('span', {}, ...prose(words))),
    element('p', { class: 'speed' }, ...prose(when)),
  ]
}
