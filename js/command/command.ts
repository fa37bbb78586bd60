/** What a command is. */
import type { Given, OptionSpecs } from './arguments.js'

/** How a command ended. */
export const OK = 0
/** A document is invalid, unreadable or was refused. */
export const REFUSED = 1
/** The command was called in a wrong way. */
export const USAGE = 2
/** Reading or writing failed. */
export const IO = 3

export interface Command {
  /** Its arguments, for the help. */
  usage: string
  /** What it does, in a line. */
  summary: string
  options: OptionSpecs
  run(given: Given): Promise<number>
}

/** What has been done so far, and with which file, for whoever ends it. */
export const done = { file: '', line: '' }
