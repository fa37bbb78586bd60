/**
 * Runs the conversion cases (tests/conversions, format in its README) against a package. It depends on no runtime: Node and
 * the browser read the files and pass them. The native runner also rejects unknown keys.
 */
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Returns the number of cases and the failures. */
export function runConversions(api, cases) {
  const failures = cases.flatMap((example) =>
    [...failuresOf(api, example)].map((failure) => `${example.name}: ${failure}`),
  )
  return { count: cases.length, failures }
}

/**
 * Compares a package with documents that were converted natively: `documents` is the export of the laws. Returns their
 * number and the failures.
 */
export function runExport(api, documents) {
  const failures = documents.flatMap((document, number) =>
    [...differences(api, document)].map((failure) => `document ${number}: ${failure}\n${document.text}`),
  )
  return { count: documents.length, failures }
}

function* differences(api, { shape, text, options, ...expected }) {
  const there = api.convert(shape, text, options)
  yield* compareText(there, shape, text, expected)
  yield* compare('complement', there.complement, expected.complement)
  const { from, to } = options
  const back = api.convert(shape, there.output, { ...options, from: to, to: from, complement: there.complement })
  yield* compare('the way back', back.output, text)
  if (!shape.endsWith('-query')) yield* compareBytes(api, shape, text, options, expected)
}

function* failuresOf(api, { shape, text, from, to, options, ...expected }) {
  const way = { from, to, ...options }
  const there = api.convert(shape, text, way)
  if (expected.problems !== undefined) yield* compareRefusal(api, shape, text, way, expected)
  else {
    const { changes = [], losses = [], gaps = [], complement = null, assumptions = 0, back } = expected
    const output = expected.output === 'same' ? text : expected.output
    yield* compareText(there, shape, text, { output, losses, gaps })
    yield* compare(
      'changes',
      there.changes?.map(({ from, to }) => [from, to]),
      changes,
    )
    const reasons = there.losses?.map(({ reason }) => reason)
    yield* compare('reasons', reasons, expected.reasons ?? reasons)
    yield* compare('complement', keptIn(there.complement ?? null), complement)
    yield* compare('assumptions', there.assumptions?.length, assumptions)
    for (const sentence of sentencesOf(there)) yield* unworded(sentence)
    if (back !== false && options?.fill === undefined && options?.complement === undefined) {
      const stored = JSON.parse(JSON.stringify(there.complement))
      const again = api.convert(shape, there.output, { ...options, from: to, to: from, complement: stored })
      yield* compare('the way back', again.output, text)
    }
    if (!shape.endsWith('-query')) yield* compareBytes(api, shape, text, way, { output })
    yield* compareValue(api, shape, text, way, output)
  }
}

/** What a complement holds of its document, without what binds it to its conversion. */
function keptIn(complement) {
  if (complement === null) return null
  const { id, members, lists } = complement
  return JSON.parse(JSON.stringify({ id, members, lists }))
}

function* compareRefusal(api, shape, text, options, expected) {
  for (const input of shape.endsWith('-query') ? [text] : [text, encoder.encode(text)]) {
    const { ok, problems } = api.convert(shape, input, options)
    yield* compare('ok', ok, false)
    const found = problems.map(({ code, pointer, span }) => [code, pointer, span ? partOf(input, span) : ''])
    yield* compare('problems', found, expected.problems)
    for (const { severity, message } of problems) {
      yield* compare('the severity of what stops a conversion', severity, 'error')
      yield* unworded(message)
    }
  }
}

function* compareText(there, shape, text, { output, losses, gaps }) {
  if (!there.ok) return yield `it was refused: ${JSON.stringify(there.problems)}`
  yield* compare('output', there.output, output)
  yield* compare('edits', edited(text, there.edits), output)
  yield* compare('losses', pointersOf(there.losses), losses)
  yield* misplaced(there.losses, shape, text)
  yield* compare('gaps', pointersOf(there.gaps), gaps)
}

function* compareBytes(api, shape, text, options, { output }) {
  const bytes = encoder.encode(text)
  const there = api.convert(shape, bytes, options)
  yield* compare('the input as bytes', decoder.decode(bytes), text)
  yield* compare('the form of bytes', there.output instanceof Uint8Array, true)
  yield* compare('output of bytes', decoder.decode(there.output), output)
  yield* misplaced(there.losses, shape, bytes)
}

/** Compares the conversion of the value, if it can be written as the text. */
function* compareValue(api, shape, text, options, output) {
  const isQuery = shape.endsWith('-query')
  const read = (source) => (isQuery ? new URLSearchParams(source) : JSON.parse(source))
  const shown = (value) => (isQuery ? String(value) : JSON.stringify(value))
  const value = read(text)
  if (JSON.stringify(value) !== JSON.stringify(read(shown(value)))) return
  const there = api.convert(shape, value, options)
  yield* compare('the input as a value', shown(value), shown(read(text)))
  yield* compare('output of a value', there.ok && shown(there.output), shown(read(output)))
  yield* compare('edits of a value', there.edits, [])
}

/** Checks that the span of each loss holds the member that its pointer names. */
function* misplaced(losses, shape, input) {
  for (const { pointer, path, reason, span } of losses) {
    if (span === undefined) {
      // Only the complement has what is orphaned.
      if (!reason.startsWith("The complement's data")) yield `a loss without a place: ${pointer}`
      continue
    }
    yield* compare(`what stands at the loss ${pointer}`, nameIn(partOf(input, span), shape, path), path.at(-1))
    yield* compare('its line and column', [span.line, span.column], lineAndColumn(input, span.start))
  }
}

/** Returns the name of the only member in a part of a text. For an element, which has none, returns its place. */
function nameIn(text, shape, path) {
  if (shape.endsWith('-query')) return [...new URLSearchParams(text).keys()].join()
  if (typeof path.at(-1) === 'number') return JSON.parse(text) === undefined ? undefined : path.at(-1)
  return Object.keys(JSON.parse(`{${text}}`)).join()
}

function lineAndColumn(input, at) {
  const before = input.slice(0, at)
  const lines = (typeof before === 'string' ? before : String.fromCharCode(...before)).split(/\r\n?|\n/)
  return [lines.length, lines.at(-1).length + 1]
}

function partOf(input, { start, end }) {
  const part = input.slice(start, end)
  return typeof part === 'string' ? part : decoder.decode(part)
}

function* sentencesOf({ losses = [], gaps = [], assumptions = [] }) {
  for (const { reason } of [...losses, ...gaps]) yield reason
  yield* assumptions
}

/** Checks that a sentence is complete: it has an end, and every argument is filled in. */
function* unworded(sentence) {
  if (!sentence.endsWith('.') || /\{\w+\}/.test(sentence) || sentence.includes('``') || sentence.includes(' :'))
    yield `no sentence: ${sentence}`
}

function edited(text, edits) {
  const apply = (out, { start, end, text: put }) => out.slice(0, start) + put + out.slice(end)
  return edits.reduceRight(apply, text)
}

const pointersOf = (list) => list.map(({ pointer }) => pointer)

function* compare(what, actual, expected) {
  const [found, wanted] = [sorted(actual), sorted(expected)]
  if (found !== wanted) yield `${what} is ${found}, expected ${wanted}`
}

/** Writes as JSON, regardless of the order of members. */
function sorted(value) {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
