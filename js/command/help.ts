/** Writes the help texts. */
import { shapes } from '../generated/tables.js'
import { FLAGS, type Flag } from './flags.js'
import type { Subcommand } from './job.js'

export type Subcommands = { readonly [name: string]: Subcommand }

const SHAPE = `SHAPE is one of ${shapes.join(', ')}.`
const FILE =
  'FILE can be - for standard input. A file whose name ends in .gz is decompressed, or compressed if it is an output.'
const EXIT_CODES =
  'Exit codes: 0 all valid or converted, 1 a document is invalid, unreadable, of another shape or was refused, or a law is broken, 2 usage, 3 reading or writing failed, 70 the command itself failed.'

export function helpOf(commands: Subcommands): string {
  const names = Object.keys(commands)
  const column = Math.max(...names.map((name) => name.length)) + 2
  return `order-contract COMMAND [ARGUMENTS]

Validates documents of the catalogue and order service and converts them between its API versions.

${names.map((name) => `  ${name.padEnd(column)}${commands[name]?.summary}`).join('\n')}

  --help     Show this help. After a command: its options.
  --version  Show the version of order-contract.

${SHAPE}
${FILE}
${EXIT_CODES}
`
}

export function helpOn(name: string, { usage, summary, flags }: Subcommand): string {
  const lines = flags.map((name) => flagOf(name, FLAGS[name]))
  return `order-contract ${name} ${usage} [OPTIONS]\n\n${summary}\n\n${SHAPE}\n${FILE}\n\n${lines.join('\n')}\n`
}

function flagOf(name: string, { short, value, help, isRepeated }: Flag): string {
  const flag = `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`
  return `  ${flag}\n      ${help}${isRepeated ? ' Can be repeated.' : ''}`
}
