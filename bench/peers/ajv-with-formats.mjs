/** Ajv with its formats, as most programs ship it. Lane H measures its size; it is not timed. */
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { ajvOptions, schemas } from './ajv-schemas.mjs'

/** @param {string} shape */
export function compile(shape) {
  const ajv = new Ajv(ajvOptions)
  addFormats.default(ajv)
  return ajv.compile(schemas[shape])
}
