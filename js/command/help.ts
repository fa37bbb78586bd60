/** Writes the help texts. */
import { codes, shapes } from '../generated/tables.js'
import { FLAGS, type Flag, type Subcommand } from './flags.js'

export type Subcommands = { readonly [name: string]: Subcommand }

export function helpOf(commands: Subcommands): string {
  const names = Object.keys(commands)
  const column = Math.max(...names.map((name) => name.length)) + 2
  return [
    'order-contract COMMAND [ARGUMENTS]',
    '',
    'Validates documents of the catalogue and order service and converts them between its API versions.',
    '',
    ...names.map((name) => `  ${name.padEnd(column)}${commands[name]?.summary}`),
    '',
    '  --help     Show this help. With the name of a command: its options.',
    '  --version  Show the version of order-contract.',
    '',
    ...notesOn(['SHAPE', 'FILE']),
    'Exit codes: 0 all valid or converted, 1 a document is invalid, unreadable or was refused, 2 usage, 3 reading or writing failed, 70 the command itself failed.',
    '',
  ].join('\n')
}

export function helpOn(name: string, { usage, summary, flags }: Subcommand): string {
  const lines = flags.map((name) => `  ${flagOf(name, FLAGS[name])}\n      ${FLAGS[name].help}`)
  const notes = notesOn([...new Set(usage.match(/[A-Z]+/g))])
  const about = [`order-contract ${`${name} ${usage}`.trim()} [OPTIONS]`, summary, notes.join('\n'), lines.join('\n')]
  return `${about.filter(Boolean).join('\n\n')}\n`
}

const NOTES: { readonly [argument: string]: string } = {
  SHAPE: `SHAPE is one of ${shapes.join(', ')}.`,
  FILE: 'FILE can be - for standard input. Input in gzip is decompressed, and an output whose name ends in .gz is compressed.',
  CODE: `CODE is one of ${codes.join(', ')}.`,
}

function notesOn(args: readonly string[]): string[] {
  return args.map((argument) => NOTES[argument]).filter((note) => note !== undefined)
}

function flagOf(name: string, { short, value }: Flag): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`
}
