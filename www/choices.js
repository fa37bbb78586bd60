/** What both views let choose from: samples by kind, and shapes by who sends them. */

const SHAPES = {
  'You send': ['order-request', 'product-query', 'order-query'],
  'You receive': ['order-created', 'order', 'order-list', 'product', 'product-list', 'product-update'],
}

/** @param {HTMLSelectElement} select */
export function offerShapes(select) {
  for (const [label, shapes] of Object.entries(SHAPES)) {
    select.append(
      group(
        label,
        shapes.map((shape) => new Option(shape)),
      ),
    )
  }
}

/**
 * @param {HTMLSelectElement} select
 * @param {import('./samples.js').Sample[]} samples
 */
export function offerSamples(select, samples) {
  for (const kind of new Set(samples.map((it) => it.kind))) {
    const options = samples.flatMap((it, at) => (it.kind === kind ? [new Option(it.name, String(at))] : []))
    select.append(group(kind, options))
  }
}

function group(label, options) {
  const made = document.createElement('optgroup')
  made.label = label
  made.append(...options)
  return made
}
