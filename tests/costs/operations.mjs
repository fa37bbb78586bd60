/**
 * The operations that a stranger can trigger with bytes. `run` gets an input with its shape and options. `prepare` makes the
 * input of an operation that takes another one, or returns undefined if there is none.
 */
const OLD = '2023-07-27'
const NEW = '2024-02-05'
const UP = { from: OLD, to: NEW }
const DOWN = { from: NEW, to: OLD }

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
