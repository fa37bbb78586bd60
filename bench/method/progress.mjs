/** One line on the terminal that says what is being measured, and nothing where nobody watches. */
import process from 'node:process'

const WIDTH = 78

/** @param {string} text  empty to clear the line */
export function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(WIDTH)}${text ? '' : '\r'}`)
}
