/**
 * ata-validator's native engine, which reads bytes. It comes as a package per platform; where that is missing there is
 * nothing to measure. String forms are patterns, as the engine brings its own regular expressions.
 */
import { Validator } from 'ata-validator'
import { schemas } from './ajv-schemas.mjs'

const EMPTY = new TextEncoder().encode('{}')

/** @param {string} shape */
export function verdict(shape) {
  const validator = new Validator(schemas[shape])
  try {
    validator.isValid(EMPTY)
  } catch {
    return undefined
  }
  return (bytes) => validator.isValid(bytes)
}
