/** The interface of subcommands, and their exit codes. */
import type { FlagName, Values } from './flags.js'

/** The exit code of success. */
export const OK = 0
/** A document is invalid, unreadable or was refused. */
export const REFUSED = 1
/** The arguments are wrong. */
export const USAGE = 2
/** Reading or writing failed. */
export const IO = 3
/** The command itself failed. The number is EX_SOFTWARE of sysexits.h. */
export const INTERNAL = 70

export interface Subcommand {
  /** The arguments, for the help. */
  usage: string
  /** One line that says what it does. */
  summary: string
  flags: readonly FlagName[]
  /** Resolves to the exit code. */
  run(values: Values, positionals: readonly string[]): Promise<number>
}
