/** `order-contract explain`. */
import { explain } from '../api.js'
import { oneOf } from '../checks.js'
import { codes } from '../generated/tables.js'
import { asUsage } from './errors.js'
import { print } from './outputs.js'
import { OK, type Subcommand } from './subcommand.js'
import { paintFor } from './terminal.js'

export const explainCommand: Subcommand = {
  usage: '[CODE…]',
  summary: 'Say what a code means, with an example that has it and one that has not. Without a code: all codes.',
  flags: ['format', 'help'],
  async run({ format = 'pretty' }, positionals) {
    const wanted = positionals.map((code) => asUsage(() => oneOf(codes)(code, 'code')))
    const all = (wanted.length > 0 ? wanted : codes).map((code) => explain(code))
    if (format === 'json') await print(`${JSON.stringify(all, null, 2)}\n`)
    else if (format === 'ndjson') await print(all.map((one) => `${JSON.stringify(one)}\n`).join(''))
    else await print(all.map(pretty).join('\n'))
    return OK
  },
}

function pretty({ code, text, fails, passes }: ReturnType<typeof explain>): string {
  const paint = paintFor(process.stdout)
  const example = (title: string, colour: 'red' | 'green', { shape, input }: typeof fails) =>
    input === undefined ? '' : `  ${paint(colour, title)} ${shape ?? 'call'}: ${input}\n`
  return `${paint('bold', code)}\n  ${text}\n${example('fails: ', 'red', fails)}${example('passes:', 'green', passes)}`
}
