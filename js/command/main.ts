#!/usr/bin/env node
import { run } from './run.js'
/** The program `order-contract`, for example as `npx order-contract`. run.ts does the work. */
import { INTERNAL } from './subcommand.js'

// In case that the process ends before the command does.
process.exitCode = INTERNAL
// Without `await`, so that a bundler can make a CommonJS file of it, as an executable of Node needs.
run(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
