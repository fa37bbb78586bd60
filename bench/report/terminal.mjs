/** Tables for the terminal. */

/** @param {import('./tables.mjs').Table} table */
export function plain({ head, rows }) {
  const lines = [head, ...rows].map((line) => line.map((cell) => cell.replaceAll('**', '')))
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  return lines.map((line) => `  ${line.map((cell, at) => cell.padEnd(widths[at])).join('  ')}`.trimEnd()).join('\n')
}
