/** `order-contract explain`. */
import { codes } from '../api.js'
import { oneOf } from '../checks.js'
import { codes as names } from '../generated/tables.js'
import type { Explanation } from '../reference.js'
import { asUsage, OK } from './errors.js'
import type { Subcommand } from './flags.js'
import { print } from './outputs.js'
import { paintFor } from './terminal.js'

export const explainCommand: Subcommand = {
  usage: '[CODE…]',
  summary: 'Say what a code means, with an example that has it and one that has not. Without a code: all codes.',
  flags: ['format', 'help'],
  async run({ format = 'pretty' }, positionals) {
    const wanted = positionals.map((code) => asUsage(() => oneOf(names)(code, 'code')))
    const all = (wanted.length > 0 ? wanted : names).map((code) => codes[code])
    if (format === 'json') await print(`${JSON.stringify(all, null, 2)}\n`)
    else if (format === 'ndjson') await print(all.map((one) => `${JSON.stringify(one)}\n`).join(''))
    else await print(all.map(pretty).join('\n'))
    return OK
  },
}

function pretty({ code, text, fails, passes }: Explanation): string {
  const paint = paintFor(process.stdout)
  const example = (title: string, colour: 'red' | 'green', { shape, input }: typeof fails) =>
    input === undefined ? '' : `  ${paint(colour, title)} ${shape ?? 'call'}: ${input}\n`
  return `${paint('bold', code)}\n  ${text}\n${example('fails: ', 'red', fails)}${example('passes:', 'green', passes)}`
}
