/**
 * The questions for every side: a shape, an input, options. A seed gives the same questions in every runtime.
 */
import { documentOf, writeText } from './documents.mjs'
import { mutate } from './mutate.mjs'
import { queryOf } from './queries.mjs'
import { Random } from './random.mjs'

export const OLD = '2023-07-27'
export const NEW = '2024-02-05'
const SHAPES = [
  ...['order-request', 'order-request', 'order-created', 'order', 'order', 'order-list', 'product', 'product-list'],
  ...['product-update', 'product-query', 'order-query'],
]
const CODES = [
  ...[
    'type',
    'enum',
    'required',
    'empty',
    'email',
    'timestamp',
    'timestamp_offset',
    'decimal',
    'removed',
    'deprecated',
  ],
  ...['undocumented', 'irrelevant', 'unexpected', 'exclusive', 'entries', 'duplicate_key'],
]
const SEVERITIES = ['error', 'warning', 'info', 'off']
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Yields questions without end: `{ shape, options, text }`, or `bytes` if the input is not text. */
export function* questions(seed) {
  const random = new Random(seed)
  while (true) {
    const shape = random.of(SHAPES)
    const options = optionsOf(random, shape)
    if (shape.endsWith('-query')) {
      yield { shape, options, text: queryOf(random) }
      continue
    }
    const text = writeText(random, documentOf(random, shape))
    yield random.percent(20) ? { shape, options, ...asText(mutate(random, text)) } : { shape, options, text }
  }
}

/** Passes UTF-8 as text half of the time, so that both forms occur. */
function asText(bytes) {
  try {
    return { text: decoder.decode(bytes) }
  } catch {
    return { bytes }
  }
}

function optionsOf(random, shape) {
  const options = {
    version: random.of([OLD, NEW]),
    level: random.of(['implied', 'stated']),
    limits: { findings: 1_000_000 },
  }
  if (random.percent(15)) options.draft = true
  if (random.percent(15)) {
    options.severity = {}
    for (let count = 1 + random.below(3); count > 0; count--) options.severity[random.of(CODES)] = random.of(SEVERITIES)
  }
  if (shape.endsWith('-list') && random.percent(20))
    options.entries = random.of([
      '/data',
      '/results',
      '',
      '/page/data',
      '/data/0',
      '/é~1~0',
      '/links',
      '/data/00',
      '/next',
    ])
  if (random.percent(4)) options.limits.depth = 1 + random.below(6)
  if (random.percent(2)) options.limits.bytes = random.below(200)
  return options
}

/** Returns the options to convert the same document, or undefined if it cannot be converted. */
export function conversionOf(random, { shape }) {
  const options = { from: random.of([OLD, NEW]), to: random.of([OLD, NEW]) }
  if (random.percent(20)) options.payoutUrl = random.of(['', '/link', '/a/b', '/url'])
  if (shape.endsWith('-list') && random.percent(20)) options.entries = random.of(['/data', '/results', '/page/data'])
  if (random.percent(10)) options.onLoss = 'error'
  const hasGap = ['product', 'product-list'].includes(shape) && options.from === OLD && options.to === NEW
  if (hasGap && random.percent(30)) options.fill = { '/approval_state': 'APPROVED' }
  return options
}
