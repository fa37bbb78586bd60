/**
 * The contract in the forms that are quickest in ata-validator. Its own `pattern` runs in a linear-time engine, which
 * took up to 30 times as long here, so a string form is a `format` with a regular expression of the engine.
 */
import { DECIMAL, EMAIL, TIMESTAMP } from './formats.mjs'
import { contract } from './json-schema.mjs'

const FORMS = { email: EMAIL, decimal: DECIMAL, timestamp: TIMESTAMP }
const nameOf = (pattern) => `contract-${Object.keys(FORMS).find((name) => FORMS[name] === pattern)}`

/** ata-validator writes the source of these into its modules, so they cannot refer to anything outside. */
export const formats = Object.fromEntries(
  Object.values(FORMS).map((pattern) => {
    const literal = pattern.replaceAll('/', '\\/')
    return [nameOf(pattern), new Function('text', `return /${literal}/.test(text)`)]
  }),
)

const matching = (pattern) => ({ type: 'string', format: nameOf(pattern) })

/** For verdicts: the first branch that matches decides. */
export const schemas = contract({
  tagged: (tag, branches) => ({
    type: 'object',
    required: [tag],
    anyOf: Object.entries(branches).map(([value, { required = [], properties = {} }]) => ({
      required,
      properties: { [tag]: { const: value }, ...properties },
    })),
  }),
  matching,
})

/** For findings: reports only the branch of the tag, and is faster than `anyOf`. */
export const reportingSchemas = contract({
  tagged: (tag, branches) => ({
    type: 'object',
    required: [tag],
    properties: { [tag]: { enum: Object.keys(branches) } },
    allOf: Object.entries(branches).map(([value, branch]) => ({
      if: { required: [tag], properties: { [tag]: { const: value } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: branch,
    })),
  }),
  matching,
})
