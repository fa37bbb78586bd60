/** The operations that a stranger can trigger with bytes. Lane I and tests/costs ask them of the families of documents. */

const UP = { from: '2023-07-27', to: '2024-02-05' }
const DOWN = { from: UP.to, to: UP.from }
/** Limits that let every size pass. */
const LIMITS = { bytes: 400_000_000 }

/**
 * `run` gets an input with its shape and options. `prepare` makes the input of an operation that takes another one, or returns
 * undefined if there is none.
 */
export function operationsOf(
  { validate, isValid, applyFixes, convert, detectVersion, validateCall },
  { convertStream },
) {
  const converting = (way) => ({
    run: ({ shape, input, options }) => convert(shape, input, { ...way, ...options }),
  })
  const streaming = (way) => ({
    prepare: ({ shape, text, options }) => {
      if (shape.endsWith('-query')) return undefined
      return { shape, archive: new Blob([`${text.replaceAll('\n', ' ')}\n`]), options }
    },
    run: ({ shape, archive, options }) => {
      const stream = convertStream(shape, { ...way, rejects: new WritableStream(), ...options })
      return new Response(archive.stream().pipeThrough(stream)).arrayBuffer()
    },
  })
  return {
    isValid: { run: ({ shape, input, options }) => isValid(shape, input, options) },
    'isValid of a string': { run: ({ shape, text, options }) => isValid(shape, text, options) },
    validate: { run: ({ shape, input, options }) => validate(shape, input, options) },
    applyFixes: { run: ({ shape, input, options }) => applyFixes(shape, input, options) },
    detectVersion: { run: ({ shape, input, options }) => detectVersion(shape, input, options) },
    validateCall: {
      run: ({ shape, text, options }) => {
        const query = { method: 'GET', url: `/v2/product?${text}` }
        const call = shape.endsWith('-query') ? query : { method: 'POST', url: '/v2/order', body: text }
        return validateCall(call, options)
      },
    },
    'convert up': converting(UP),
    'convert down': converting(DOWN),
    'convert back': {
      ...converting(UP),
      prepare: ({ shape, input, options }) => {
        const { output, complement } = convert(shape, input, { ...DOWN, ...options })
        return complement ? { shape, input: output, options: { ...options, complement } } : undefined
      },
    },
    'convertStream up': streaming(UP),
    'convertStream down': streaming(DOWN),
  }
}

/** Makes a document of about a size. Returns its bytes, and what the operation is given: undefined if it takes no such document. */
export function prepared({ prepare = (one) => one }, { shape, text: write, limits }, size) {
  const text = write(size)
  const input = shape.endsWith('-query') ? text : Buffer.from(text)
  const given = prepare({ shape, text, input, options: { limits: { ...LIMITS, ...limits } } })
  return { bytes: Buffer.byteLength(text), given }
}
