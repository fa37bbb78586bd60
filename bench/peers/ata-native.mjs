/**
 * ata-validator's native engine, which reads bytes. It has a package per platform; without one, it is not measured.
 * String formats are patterns, because the engine has its own regular expressions.
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
