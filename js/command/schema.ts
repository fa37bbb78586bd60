/** `order-contract schema`. */
import { jsonSchema } from '../api.js'
import { shapeAndFilesOf } from './documents.js'
import { asUsage, OK } from './errors.js'
import type { Subcommand } from './flags.js'
import { print } from './outputs.js'

export const schemaCommand: Subcommand = {
  usage: 'SHAPE',
  summary: 'Print the JSON Schema of a shape.',
  flags: ['api-version', 'level', 'accept', 'optional', 'help'],
  async run({ 'api-version': version, level, accept, optional }, positionals) {
    const { shape } = shapeAndFilesOf(positionals, 0)
    const schema = asUsage(() => jsonSchema(shape, { version, level, accept, optional }))
    await print(`${JSON.stringify(schema, null, 2)}\n`)
    return OK
  },
}
