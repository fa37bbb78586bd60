/** Shows on one line of the terminal what is being measured. Shows nothing if the output is not a terminal. */
import process from 'node:process'

const WIDTH = 78

/** @param {string} text  empty to clear the line */
export function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(WIDTH)}${text ? '' : '\r'}`)
}
