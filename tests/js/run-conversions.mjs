/**
 * Runs the conversion cases (tests/conversions, format in its README) against a package. It depends
 * on no runtime: Node and the browser read the files and pass them.
 */
const KEYS = new Set(
  'name shape text from to options output changes losses reasons gaps complement assumptions problems back'.split(' '),
)

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** `files` holds the JSON texts of the case files. Returns the number of cases and the failures. */
export function runConversions(api, files) {
  const failures = []
  let count = 0
  for (const text of files) {
    for (const example of JSON.parse(text)) {
      count++
      for (const reason of failuresOf(api, example)) failures.push(`${example.name}: ${reason}`)
    }
  }
  return { count, failures }
}

/**
 * Compares a package with documents that were converted natively: `documents` is the export of the laws. Returns their
 * number and the failures.
 */
export function runExport(api, documents) {
  const failures = []
  for (const [number, document] of documents.entries()) {
    for (const reason of differences(api, document)) failures.push(`document ${number}: ${reason}\n${document.text}`)
  }
  return { count: documents.length, failures }
}

function* differences(api, { shape, text, options, output, complement, losses, gaps }) {
  const there = api.convert(shape, text, options)
  if (!there.ok) return yield `it was refused: ${JSON.stringify(there.problems)}`
  yield* same('output', there.output, output)
  yield* same('edits', edited(text, there.edits), output)
  yield* same('losses', pointers(there.losses), losses)
  yield* misplaced(there.losses, shape, text)
  yield* same('gaps', pointers(there.gaps), gaps)
  yield* same('complement', there.complement, complement)
  const { from, to } = options
  const back = api.convert(shape, there.output, { ...options, from: to, to: from, complement: there.complement })
  yield* same('the way back', back.output, text)
  if (shape.endsWith('-query')) return
  const bytes = api.convert(shape, encoder.encode(text), options)
  yield* same('output of bytes', decoder.decode(bytes.output), output)
  yield* misplaced(bytes.losses, shape, encoder.encode(text))
}

/** Checks that the span of each loss holds the member that its pointer names. */
function* misplaced(losses, shape, input) {
  for (const { pointer, path, reason, span } of losses) {
    if (span === undefined) {
      // Only the complement has what is orphaned.
      if (!reason.startsWith("The complement's data")) yield `a loss without a place: ${pointer}`
      continue
    }
    const part = input.slice(span.start, span.end)
    const text = typeof part === 'string' ? part : decoder.decode(part)
    yield* same(`what stands at the loss ${pointer}`, nameIn(text, shape, path), path.at(-1))
    yield* same('its line and column', [span.line, span.column], lineAndColumn(input, span.start))
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

function* failuresOf(api, example) {
  for (const key of Object.keys(example)) if (!KEYS.has(key)) yield `${key} is not known`
  const { shape, problems } = example
  yield* asText(api, example)
  if (!shape.endsWith('-query')) yield* asBytes(api, example)
  if (problems === undefined) yield* asValue(api, example)
}

/** Checks that a sentence is complete: it has an end, and every argument is filled in. */
function* unworded(sentence) {
  if (!sentence.endsWith('.') || /\{\w+\}/.test(sentence) || sentence.includes('``') || sentence.includes(' :'))
    yield `no sentence: ${sentence}`
}

function* asText(api, example) {
  const { shape, text } = example
  const there = api.convert(shape, text, optionsOf(example, false))
  if (example.problems !== undefined) {
    yield* same('ok', there.ok, false)
    yield* same('problems', listed(there.problems, text), example.problems)
    for (const { severity, message } of there.problems) {
      yield* same('the severity of what stops a conversion', severity, 'error')
      yield* unworded(message)
    }
    return
  }
  if (!there.ok) return yield `it was refused: ${JSON.stringify(there.problems)}`
  const output = outputOf(example)
  yield* same('output', there.output, output)
  yield* same('edits', edited(text, there.edits), output)
  yield* same(
    'changes',
    there.changes.map(({ from, to }) => [from, to]),
    example.changes ?? [],
  )
  yield* same('losses', pointers(there.losses), example.losses ?? [])
  yield* misplaced(there.losses, shape, text)
  if (example.reasons)
    yield* same(
      'reasons',
      there.losses.map(({ reason }) => reason),
      example.reasons,
    )
  yield* same('gaps', pointers(there.gaps), example.gaps ?? [])
  for (const { reason } of [...there.losses, ...there.gaps]) yield* unworded(reason)
  for (const assumption of there.assumptions) yield* unworded(assumption)
  yield* same('complement', there.complement?.changes ?? null, example.complement ?? null)
  yield* same('assumptions', there.assumptions.length, example.assumptions ?? 0)
  if (!comesBack(example)) return
  const stored = JSON.parse(JSON.stringify(there.complement))
  const back = api.convert(shape, there.output, { ...optionsOf(example, true), complement: stored })
  yield* same('the way back', back.output, text)
}

function* asBytes(api, example) {
  const bytes = encoder.encode(example.text)
  const there = api.convert(example.shape, bytes, optionsOf(example, false))
  yield* same('the input as bytes', decoder.decode(bytes), example.text)
  if (example.problems !== undefined)
    return yield* same('problems of bytes', listed(there.problems, bytes), example.problems)
  yield* same('the form of bytes', there.output instanceof Uint8Array, true)
  yield* same('output of bytes', decoder.decode(there.output), outputOf(example))
  yield* misplaced(there.losses, example.shape, bytes)
}

function* asValue(api, example) {
  const { shape, text } = example
  const read = (source) => (shape.endsWith('-query') ? new URLSearchParams(source) : JSON.parse(source))
  const shown = (value) => (shape.endsWith('-query') ? String(value) : JSON.stringify(value))
  const value = read(text)
  if (JSON.stringify(value) !== JSON.stringify(read(shown(value)))) return
  const there = api.convert(shape, value, optionsOf(example, false))
  yield* same('the input as a value', shown(value), shown(read(text)))
  yield* same('output of a value', there.ok && shown(there.output), shown(read(outputOf(example))))
  yield* same('edits of a value', there.edits, [])
}

function optionsOf({ from, to, options }, back) {
  return back ? { from: to, to: from, ...options } : { from, to, ...options }
}

function outputOf({ output, text }) {
  return output === 'same' ? text : output
}

function comesBack({ back, options }) {
  return back !== false && options?.fill === undefined && options?.complement === undefined
}

function edited(text, edits) {
  let out = ''
  let at = 0
  for (const edit of edits) {
    out += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return out + text.slice(at)
}

/** Returns each problem with the text of its span. */
const listed = (problems, input) =>
  problems.map(({ code, pointer, span }) => [code, pointer, span ? textOf(input.slice(span.start, span.end)) : ''])
const textOf = (slice) => (typeof slice === 'string' ? slice : decoder.decode(slice))
const pointers = (list) => list.map(({ pointer }) => pointer)

function* same(what, actual, expected) {
  const [found, wanted] = [sorted(actual), sorted(expected)]
  if (found !== wanted) yield `${what} is ${found}, expected ${wanted}`
}

/** Compares regardless of the order of members. */
function sorted(value) {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
