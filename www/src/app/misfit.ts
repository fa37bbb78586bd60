/** What is said of a text that is not the document it is taken for. Uses no element of the page. */
import type { Version } from 'order-contract/wasm'
import type { Reading } from './reading.js'
import { capitalised, counted, shapeNames, withArticle } from './words.js'

/** A sentence or two, what the document is, and what can be done about it. */
export interface Misfit {
  lines: readonly string[]
  what?: string
  more?: string
  act?: 'body' | 'script' | 'command' | 'inner' | 'instead' | 'place' | 'sample'
}

/** Undefined for a document that can be shown. */
export function misfitOf(found: Reading, asked?: Version): Misfit | undefined {
  const { fit, shape, problems, pasted, inner, instead, versions } = found
  const [problem] = problems
  if (fit === 'empty') return { lines: ['Paste a document.'], what: 'Or open a file, or pick a sample.', act: 'sample' }
  if (pasted) return PASTED[pasted.kind](pasted)
  if (fit === 'unreadable') {
    const place = problem?.span ? `Line ${problem.span.line} is not JSON.` : 'This cannot be read.'
    return { lines: [place], what: problem?.message ?? '', act: 'place' }
  }
  if (inner) {
    const what = 'As it stands, nothing would change.'
    return { lines: [`The ${shapeNames[inner.shape]} is inside \`${inner.name}\`.`], what, act: 'inner' }
  }
  if (instead) {
    const isSame = instead.shape === shape
    const lines = isSame
      ? [`${capitalised(withArticle(shape))} of ${instead.version},`, `not of ${asked ?? versions[0]}.`]
      : [`${capitalised(withArticle(instead.shape))}, not ${withArticle(shape)}.`]
    const what = isSame ? `It is valid as version ${instead.version}.` : `It is valid as ${withArticle(instead.shape)}.`
    return { lines, what, act: 'instead' }
  }
  if (fit !== 'none') return undefined
  const error = problems.find(({ severity }) => severity === 'error')
  const more = error ? `Read as ${withArticle(shape)}: ${error.message}` : 'Nothing in it is known.'
  return { lines: ['This is not a document', 'of this service.'], more, act: 'sample' }
}

type Words = (pasted: NonNullable<Reading['pasted']>) => Misfit

const PASTED: Record<NonNullable<Reading['pasted']>['kind'], Words> = {
  curl: ({ body }) => ({
    lines: ['This is a curl command.'],
    ...(body ? { what: 'Its body may be a document.', act: 'body' } : { what: 'It sends no body.' }),
  }),
  http: ({ body }) => ({
    lines: ['This is an HTTP message.'],
    ...(body ? { what: 'Its body may be a document.', act: 'body' } : { what: 'It has no body.' }),
  }),
  javascript: () => ({ lines: ['This is not quite JSON.'], what: 'It can be written as JSON.', act: 'script' }),
  lines: ({ count = 0 }) => ({
    lines: [`${counted(count, 'document')}, one a line.`],
    what: 'The command converts files of lines.',
    act: 'command',
  }),
  csv: () => ({ lines: ['This is CSV, not JSON.'], what: 'Documents of this service are JSON.' }),
}
