/** The command `order-contract changelog`. */
import { changelog } from '../api.js'
import { versions } from '../generated/tables.js'
import { command, OK } from './command.js'
import * as options from './options.js'
import { printAll } from './printed_list.js'
import { paintFor, tell } from './terminal.js'
import { UsageError } from './usage_error.js'

export const changelogCommand = command({
  usage: '',
  summary: 'List what changed between two API versions.',
  options: {
    from: options.date(`The API version before. The default is ${versions[0]}.`),
    to: options.date(`The API version after. The default is ${versions.at(-1)}.`),
    ...options.FORMAT,
    ...options.HELP,
  },
  async run({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('changelog takes only options: leave out the other arguments')
    const { format = 'pretty' } = values
    const { from = versions[0], to = versions.at(-1) as (typeof versions)[number] } = values
    const changes = changelog({ from, to })
    const paint = paintFor(process.stdout)
    await printAll(
      changes,
      format,
      ({ version, title, description, section, basis }) =>
        `${paint('bold', version)} ${title} ${paint('dim', `(${section}, ${basis})`)}\n  ${description}\n`,
    )
    if (format === 'pretty' && changes.length === 0) tell(`nothing changed between ${from} and ${to}`)
    return OK
  },
})
