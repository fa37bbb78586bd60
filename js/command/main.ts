#!/usr/bin/env node
/** The program `order-contract`: finds the command, runs it, and turns its result or error into an exit code. */
import { packageVersion } from '../generated/command.js'
import { oneOf } from '../options/checks.js'
import { convertCommand } from './convert.js'
import { detectCommand } from './detect.js'
import { asUsage, INTERNAL, IO, IoError, OK, USAGE, UsageError } from './errors.js'
import { readArguments } from './flags.js'
import { helpOf, helpOn, type Subcommands } from './help.js'
import { jobOf, type Subcommand } from './job.js'
import { deleteTemporaryFiles, print } from './outputs.js'
import { printable, tell } from './terminal.js'
import { validateCommand } from './validate.js'
import { verifyCommand } from './verify.js'

const COMMANDS: Subcommands = {
  validate: validateCommand,
  convert: convertCommand,
  detect: detectCommand,
  verify: verifyCommand,
}

/** Ctrl-C, `kill`, and a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves to the exit code. An error that no argument or file explains ends the process, wherever it is thrown. */
async function run(args: readonly string[]): Promise<number> {
  for (const signal of SIGNALS) process.once(signal, () => interrupt(signal))
  process.once('uncaughtException', crash)
  // A reader may close standard error early, as `2>&1 | head -1` does. The exit code does not depend on it.
  process.stderr.on('error', () => undefined)
  // A write to standard output reports its own failure.
  process.stdout.on('error', () => undefined)
  try {
    return await dispatch(args)
  } catch (error) {
    return failed(error, args[0])
  } finally {
    deleteTemporaryFiles()
  }
}

async function dispatch([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) {
    process.stderr.write(helpOf(COMMANDS))
    return USAGE
  }
  if (name === '--help' || name === '-h') return printed(helpOf(COMMANDS))
  if (name === '--version') return printed(`${packageVersion}\n`)
  const command = COMMANDS[asUsage(() => oneOf(Object.keys(COMMANDS))(name, 'command'))] as Subcommand
  const { values, positionals } = readArguments(args, command.flags)
  return values.help ? printed(helpOn(name, command)) : command.run(await jobOf(command, values, positionals))
}

async function printed(text: string): Promise<number> {
  await print(text)
  return OK
}

function failed(error: unknown, name: string | undefined): number {
  if (error instanceof UsageError) {
    tell(error.message)
    tell(`see order-contract ${name !== undefined && Object.hasOwn(COMMANDS, name) ? `${name} ` : ''}--help`)
    return USAGE
  }
  if (!(error instanceof IoError)) throw error
  tell(error.message)
  return IO
}

/** Deletes temporary files and ends the process with an exit code of its own. */
function crash(error: Error): void {
  // Another error may follow before the process ends. The first one tells why.
  process.on('uncaughtException', () => undefined)
  deleteTemporaryFiles()
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  // The message of a SyntaxError repeats a part of the text, which may be a document.
  const reason = error instanceof SyntaxError ? error.name : String(error)
  tell('the command itself failed: please report these lines')
  process.stderr.write(`${[printable(reason), ...frames].join('\n')}\n`, () => process.exit(INTERNAL))
}

/** Deletes temporary files and ends the process by the signal, as if there were no listener. */
function interrupt(signal: (typeof SIGNALS)[number]): void {
  deleteTemporaryFiles()
  process.kill(process.pid, signal)
}

// In case that the process ends before the command does.
process.exitCode = INTERNAL
// Without `await`, so that a bundler can make a CommonJS file of it, as an executable of Node needs. With `exit`, because a
// pipe that is still open would keep the process alive. Later, because Node reports an unhandled rejection only then.
run(process.argv.slice(2)).then((code) => process.stderr.write('', () => setImmediate(() => process.exit(code))))
