/**
 * Runs the test files of a folder with Node's test runner.
 */
import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { ensurePackages, ensureTools } from './install.mjs'

/** Installs the npm packages of the folders `tools`, runs the tests and exits with the exit code of the test runner. */
export async function runSuite(folder, { tools = [folder] } = {}) {
  await ensurePackages()
  for (const tool of tools) await ensureTools(tool)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.test.mjs')).sort()
  const tests = spawn(process.execPath, ['--test', '--test-reporter=spec', ...files], { cwd: folder, stdio: 'inherit' })
  tests.on('exit', (code) => process.exit(code ?? 1))
}
