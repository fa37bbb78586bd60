/** `order-contract explain` and `order-contract schema`: print the contract. */
import { codes, jsonSchema } from '../api.js'
import { oneOf } from '../checks.js'
import { codes as names } from '../generated/tables.js'
import type { Explanation } from '../reference.js'
import { shapeAndFilesOf } from './documents.js'
import { asUsage, OK } from './errors.js'
import type { Subcommand } from './flags.js'
import { print, printResult } from './outputs.js'

export const explainCommand: Subcommand = {
  usage: '[CODE…]',
  summary: 'Say what a code means, with an example that has it and one that has not. Without a code: all codes.',
  flags: ['format', 'help'],
  async run({ format }, positionals) {
    const wanted = positionals.map((code) => asUsage(() => oneOf(names)(code, 'code')))
    for (const code of wanted.length > 0 ? wanted : names)
      await printResult(format, codes[code], () => pretty(codes[code]))
    return OK
  },
}

function pretty({ code, text, fails, passes }: Explanation): string {
  const example = (title: string, { shape, input }: typeof fails) =>
    input === undefined ? '' : `  ${title} ${shape ?? 'call'}: ${input}\n`
  return `${code}\n  ${text}\n${example('fails: ', fails)}${example('passes:', passes)}`
}

export const schemaCommand: Subcommand = {
  usage: 'SHAPE',
  summary: 'Print the JSON Schema of a shape.',
  flags: ['api-version', 'level', 'accept', 'optional', 'help'],
  async run(values, positionals) {
    const { shape } = await shapeAndFilesOf(values, positionals, 0)
    const { 'api-version': version, level, accept, optional } = values
    const schema = asUsage(() => jsonSchema(shape, { version, level, accept, optional }))
    await print(`${JSON.stringify(schema, null, 2)}\n`)
    return OK
  },
}
