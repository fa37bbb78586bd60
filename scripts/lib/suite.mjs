/**
 * Runs a folder's tests, each file in a process of its own; what they print is what Node's reporter says.
 */
import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { ensurePackages, ensureTools } from './install.mjs'

/** Installs the tools of these folders first. The exit code says whether all passed. */
export async function runSuite(folder, { tools = [folder] } = {}) {
  await ensurePackages()
  for (const tool of tools) await ensureTools(tool)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.test.mjs')).sort()
  const tests = spawn(process.execPath, ['--test', '--test-reporter=spec', ...files], { cwd: folder, stdio: 'inherit' })
  tests.on('exit', (code) => process.exit(code ?? 1))
}
