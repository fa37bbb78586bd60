/** Ajv without a build step: it compiles the schemas when the program starts. */
import { Ajv } from 'ajv'
import { ajvOptions, schemas } from './ajv-schemas.mjs'

/** @param {string} shape */
export const compile = (shape) => new Ajv(ajvOptions).compile(schemas[shape])
