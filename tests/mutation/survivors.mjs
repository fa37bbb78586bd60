/**
 * Prints each surviving mutant at once, because a long run may be interrupted. Stryker loads this as a plugin.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import process from 'node:process'

const SHOWN = 80

class Survivors {
  onMutantTested(mutant) {
    if (mutant.status === 'Survived') console.log(`${placeOf(mutant)}: ${changeOf(mutant)}`)
  }
}

function placeOf({ fileName, location: { start } }) {
  return `${relative(process.cwd(), fileName)}:${start.line}:${start.column}`
}

/** Returns the source text and its replacement. */
function changeOf({ fileName, location: { start, end }, replacement }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines.push(lines.pop().slice(0, end.column - 1))
  lines.unshift(lines.shift().slice(start.column - 1))
  return `${shortened(lines.join(' '))} → ${shortened(replacement)}`
}

function shortened(text) {
  const line = text.replace(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }]
