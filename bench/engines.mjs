/** The JavaScript engines that run the lanes: this Node, and the current V8 inside Deno. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const DENO = path(`node_modules/.bin/deno${process.platform === 'win32' ? '.cmd' : ''}`)

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} version
 * @property {string} command
 * @property {string[]} args
 */

const node = {
  name: 'node',
  version: `Node ${process.versions.node} (V8 ${process.versions.v8})`,
  command: process.execPath,
  args: ['--expose-gc'],
}

function deno() {
  const [first, v8] = execFileSync(DENO, ['--version'], { encoding: 'utf8' }).split('\n')
  return {
    name: 'deno',
    version: `Deno ${first.split(' ')[1]} (${v8.replace('v8 ', 'V8 ').replace('-rusty', '')})`,
    command: DENO,
    args: ['run', '-A', '--quiet', '--no-lock', '--node-modules-dir=manual', '--v8-flags=--expose-gc'],
  }
}

/** @returns {Engine[]} */
export const engines = () => [node, ...(existsSync(DENO) ? [deno()] : [])]

/**
 * Runs a file of this folder in an engine and returns its output. Its progress goes to the terminal.
 * @param {Engine} engine
 * @param {string} file
 * @param {string[]} args
 */
export const run = (engine, file, args = []) =>
  execFileSync(engine.command, [...engine.args, path(file), ...args], {
    cwd: path('.'),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
  })
