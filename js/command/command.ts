/** The interface of commands, their exit codes and their shared state. */
import type { OptionSpecs, ParsedArguments } from './arguments.js'

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

export interface Command<O extends OptionSpecs = OptionSpecs> {
  /** The arguments, for the help. */
  usage: string
  /** One line that says what the command does. */
  summary: string
  options: O
  run(given: ParsedArguments<O>): Promise<number>
}

/** Declares a command: `run` gets the values of its options with their types. */
export function command<O extends OptionSpecs>(command: Command<O>): Command {
  return command as unknown as Command
}

/** The current file, and a sentence about the progress, for messages about errors and signals. */
export const done = { file: '', line: '' }
