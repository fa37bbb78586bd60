#!/usr/bin/env node
import { INTERNAL } from './errors.js'
/** The program `order-contract`, for example as `npx order-contract`. run.ts does the work. */
import { run } from './run.js'

// In case that the process ends before the command does.
process.exitCode = INTERNAL
// Without `await`, so that a bundler can make a CommonJS file of it, as an executable of Node needs. With `exit`, because a
// pipe that is still open would keep the process alive.
run(process.argv.slice(2)).then((code) => process.stderr.write('', () => process.exit(code)))
