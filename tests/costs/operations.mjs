/**
 * The operations that a stranger can trigger with bytes. Each takes a prepared input and runs once.
 */
import { DOWN, UP } from './families.mjs'

const BYTES = 1 << 28
const encoder = new TextEncoder()

/** Each operation prepares an input, or returns undefined for a shape that it does not take. `run` then runs it. */
export function operationsOf(
  { validate, isValid, applyFixes, convert, detectVersion, validateCall },
  { convertStream },
) {
  const isQuery = (shape) => shape.endsWith('-query')
  const input = (shape, text) => (isQuery(shape) ? text : encoder.encode(text))
  const limitsOf = (limits) => ({ limits: { bytes: BYTES, ...limits } })
  return {
    isValid: ({ shape, text, limits }) => {
      const bytes = input(shape, text)
      return () => isValid(shape, bytes, limitsOf(limits))
    },
    'validate, read': ({ shape, text, limits }) => {
      const bytes = input(shape, text)
      return () => validate(shape, bytes, limitsOf(limits)).problems.length
    },
    applyFixes: ({ shape, text, limits }) => {
      const bytes = input(shape, text)
      return () => applyFixes(shape, bytes, limitsOf(limits)).report.valid
    },
    'convert up': converting(UP),
    'convert down': converting(DOWN),
    'convert back': ({ shape, text, limits }) => {
      const there = convert(shape, input(shape, text), { ...DOWN, ...limitsOf(limits) })
      if (!there.ok || there.complement === null) return undefined
      return () => convert(shape, there.output, { ...UP, complement: there.complement, ...limitsOf(limits) }).ok
    },
    detectVersion: ({ shape, text, limits }) => {
      const bytes = input(shape, text)
      return () => detectVersion(shape, bytes, limitsOf(limits)).candidates.length
    },
    validateCall: ({ shape, text, limits }) => {
      const call = isQuery(shape)
        ? { method: 'GET', url: `/v2/product?${text}` }
        : { method: 'POST', url: '/v2/order', body: text }
      return () => validateCall(call, limitsOf(limits)).problems.length
    },
    'convertStream up': streaming(UP),
    'convertStream down': streaming(DOWN),
  }

  function streaming(way) {
    return ({ shape, text, limits }) => {
      if (isQuery(shape)) return undefined
      const archive = new Blob([`${text.replaceAll('\n', ' ')}\n`])
      return async () => {
        const stream = convertStream(shape, { ...way, rejects: new WritableStream(), ...limitsOf(limits) })
        return (await new Response(archive.stream().pipeThrough(stream)).arrayBuffer()).byteLength
      }
    }
  }

  function converting(way) {
    return ({ shape, text, limits }) => {
      const bytes = input(shape, text)
      return () => {
        const { ok, losses, complement } = convert(shape, bytes, { ...way, ...limitsOf(limits) })
        return ok && losses.length + (complement ? 1 : 0)
      }
    }
  }
}
