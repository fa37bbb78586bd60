/**
 * The answers of a package to generated questions as JSON, which the crate serialises in the same way. A question is a shape,
 * an input, options, and options to convert it. This file depends on no runtime.
 */

/** Returns a question as the package is asked: `bytes` if the input is not text. */
export function questionOf({ hex, ...question }) {
  if (hex === undefined) return question
  return { ...question, bytes: Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) }
}

/** Returns a report, the verdict of `isValid`, and a conversion with the output of converting back. */
export function answerOf(api, { shape, text, bytes, options, convert }) {
  const input = text ?? bytes
  // `isValid` takes every option except the limit of findings.
  const { findings, ...limits } = options.limits
  const verdict = api.isValid(shape, input, { ...options, limits })
  return { ...asJson(api.validate(shape, input, options)), verdict, converted: converted(api, shape, input, convert) }
}

function converted(api, shape, input, options) {
  const there = api.convert(shape, input, options)
  if (!there.ok) return asJson(there)
  const { from, to, fill, onLoss, ...rest } = options
  const back = api.convert(shape, there.output, { ...rest, from: to, to: from, complement: there.complement })
  return { ...asJson({ ...there, output: asText(there.output) }), back: back.ok ? asText(back.output) : null }
}

const asJson = (answer) => JSON.parse(JSON.stringify(answer))
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const asText = (output) => (typeof output === 'string' ? output : decoder.decode(output))

/** Reduces an answer to a number, which must be the same everywhere: FNV-1a over its JSON. */
export function digestOf(answer) {
  const text = JSON.stringify(answer, sorted)
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/** Gives the members of every object a fixed order. */
function sorted(_, value) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
