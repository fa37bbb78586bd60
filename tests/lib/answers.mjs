/**
 * Holds a package to the answers of the crate, which a native test writes: to every case, and to questions at random. A question
 * is a shape, an input, options, and options to convert it. This file depends on no runtime.
 */

/**
 * Asks each question in every form that its input has. Returns how many questions there are, and what differs. `output` is the text
 * of what is returned for an input.
 */
export function compareAnswers(api, answered, { forms = formsOf, output = comesBack } = {}) {
  const failures = answered.flatMap(({ question, answer }) =>
    forms(question).flatMap(([form, input]) => {
      const expected = expectedOf(question, answer)
      const found = answerOf(api, question, input, output)
      const differs =
        difference(found, form === 'value' ? ofValue(question, expected) : expected) ??
        (written(question.shape, input) === textOf(question) ? undefined : 'the input has changed')
      return differs ? [`${form}, ${JSON.stringify(question)}: ${differs}`] : []
    }),
  )
  return { count: answered.length, failures }
}

/** The input of a question: bytes if it is not text. */
export function inputOf({ text, hex }) {
  return text ?? Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** The options of a question, as the package takes them. The crate has amendments of every shape in one option. */
export function optionsOf({ shape, options: { amendments, ...options } }) {
  return { ...options, ...amendments?.[shape] }
}

/** The value that is written as a text. A parameter that is repeated is a list. */
export function readValue(shape, text) {
  if (!isQuery(shape)) return JSON.parse(text)
  const names = new Map()
  for (const [name, one] of new URLSearchParams(text))
    names.set(name, names.has(name) ? [names.get(name), one].flat() : one)
  return Object.fromEntries(names)
}

/** The input as it is, and the values that are written as it is. */
export function formsOf(question) {
  const { shape, text } = question
  const own = [text === undefined ? 'bytes' : 'text', inputOf(question)]
  if (text === undefined) return [own]
  const values = isQuery(shape) ? parametersOf(text) : parsed(text)
  return [own, ...values.filter((value) => written(shape, value) === text).map((value) => ['value', value])]
}

/** An object can't say in which order and how often its names stand. */
function parametersOf(text) {
  const parameters = new URLSearchParams(text)
  const object = Object.fromEntries(parameters)
  return Object.keys(object).length === [...parameters].length ? [parameters, object] : [parameters]
}

function parsed(text) {
  try {
    // A string is a text, and not a value.
    return [JSON.parse(text)].filter((value) => typeof value === 'object')
  } catch {
    return []
  }
}

/** Returns a report and what the other functions say of the same input, as JSON. */
export function answerOf(api, question, input, output = comesBack) {
  const { shape, convert } = question
  const options = optionsOf(question)
  const report = api.validate(shape, input, options)
  const first = JSON.parse(JSON.stringify(report))
  // Each report has lists of its own: what its caller changes in one is in no other.
  for (const list of [report.problems, report.assumptions, report.problems[0]?.path]) list?.push('changed')
  const { findings, ...limits } = options.limits ?? {}
  const { ok, value, report: again } = api.parse(shape, input, options)
  const fixed = api.applyFixes(shape, input, { ...options, ...question.fixes })
  const answer = {
    ...first,
    // It takes every option except the limit of findings.
    verdict: api.isValid(shape, input, { ...options, limits }),
    value: ok ? value : null,
    detected: api.detectVersion(shape, input, { entries: options.entries, limits: options.limits }),
    // What is too large to be read is returned itself.
    fixed: (first.problems.some(isTooLarge) ? written : output)(shape, fixed.output, input),
    applied: fixed.applied,
    converted: convert && converted(api, shape, input, convert, output),
  }
  if (JSON.stringify(again) !== JSON.stringify(first)) answer.value = 'another report'
  return JSON.parse(JSON.stringify(answer))
}

function converted(api, shape, input, options, output) {
  const there = api.convert(shape, input, options)
  if (!there.ok) return there
  const { from, to, fill, onLoss, ...rest } = options
  const back = api.convert(shape, there.output, { ...rest, from: to, to: from, complement: there.complement })
  const [text, returned] = [there, back].map((one) => (one.ok ? output(shape, one.output, input) : null))
  return { ...there, output: text, back: returned }
}

const isTooLarge = ({ code }) => code === 'too_large'

/** An output as a text. It has the form of the input, and is another object: its caller may write into it. */
function comesBack(shape, output, input) {
  // The class of another realm is another one.
  if (tagOf(output) !== tagOf(input)) return 'another form'
  if (isObject(input) && (output === input || output.buffer?.byteLength !== output.byteLength))
    return 'a part of another'
  return written(shape, output)
}

const tagOf = (value) => Object.prototype.toString.call(value)

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

function written(shape, output) {
  if (typeof output === 'string') return output
  if (output instanceof Uint8Array) return decoder.decode(output)
  if (!isQuery(shape)) return JSON.stringify(output)
  if (output instanceof URLSearchParams) return String(output)
  return String(
    new URLSearchParams(Object.entries(output).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))),
  )
}

const textOf = (question) => question.text ?? decoder.decode(inputOf(question))

/** The answer of the crate, with the value of what is valid. */
export function expectedOf(question, answer) {
  const value = answer.verdict ? readValue(question.shape, textOf(question)) : null
  // As JSON, which has no infinity.
  return JSON.parse(JSON.stringify({ ...answer, value }))
}

/** An answer about a value, which has no places. Texts are those of values. */
function ofValue({ shape }, { fixed, converted, ...answer }) {
  const { output, back, ...others } = converted ?? {}
  const texts = converted && { output: rewritten(shape, output), back: rewritten(shape, back) }
  const whole = { ...answer, fixed: rewritten(shape, fixed), converted: converted && { ...others, ...texts } }
  const bare = JSON.parse(JSON.stringify(whole, (name, part) => (PLACES.has(name) ? undefined : part)))
  if (converted?.ok) bare.converted.edits = []
  return bare
}

/** The text of the value of a text. */
export function rewritten(shape, text) {
  if (typeof text !== 'string') return text
  return written(shape, isQuery(shape) ? new URLSearchParams(text) : JSON.parse(text))
}

const PLACES = new Set(['span', 'fromSpan', 'toSpan', 'edits'])
const isQuery = (shape) => shape.endsWith('-query')
const isObject = (value) => typeof value === 'object' && value !== null

/** Returns the first place at which two answers differ, with what each has there. */
function difference(found, expected, at = '') {
  if (!isObject(found) || !isObject(expected))
    return found === expected ? undefined : `${at}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`
  for (const name of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const inner = difference(found[name], expected[name], `${at}/${name}`)
    if (inner) return inner
  }
  return undefined
}

/** Reduces an answer to a number, which must be the same everywhere: FNV-1a over its JSON. */
export function digestOf(answer) {
  const text = JSON.stringify(answer, sorted)
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/** Gives the members of every object a fixed order. */
function sorted(_, value) {
  if (!isObject(value) || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
