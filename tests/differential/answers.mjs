/**
 * The results of the package as JSON, which the crate serialises in the same way.
 */

/** Returns a report, and the verdict of `isValid`. */
export function answerOf(api, { shape, text, bytes, options }) {
  const input = text ?? bytes
  // `isValid` takes every option except the limit of findings.
  const { findings, ...limits } = options.limits
  const verdict = api.isValid(shape, input, { ...options, limits })
  return { ...asJson(api.validate(shape, input, options)), verdict }
}

/** Returns a conversion, and the output of converting back. */
export function conversionAnswerOf(api, { shape, text, bytes, convert: options }) {
  const there = api.convert(shape, text ?? bytes, options)
  if (!there.ok) return asJson(there)
  const { from, to, fill, onLoss, ...rest } = options
  const back = api.convert(shape, there.output, { ...rest, from: to, to: from, complement: there.complement })
  return { ...asJson({ ...there, output: asText(there.output) }), back: back.ok ? asText(back.output) : null }
}

const asJson = (answer) => JSON.parse(JSON.stringify(answer))
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const asText = (output) => (typeof output === 'string' ? output : decoder.decode(output))
