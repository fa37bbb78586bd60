/**
 * Runs the test files of a folder with Node's test runner.
 */
import { spawn } from 'node:child_process'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { testArguments, testFilesIn } from '../../scripts/lib/node_tests.mjs'

/** Installs the npm packages of the folders `tools`, runs the tests and exits with the exit code of the test runner. */
export async function runSuite(folder, { tools = [folder] } = {}) {
  await ensurePackages()
  for (const tool of tools) await ensureTools(tool)
  const tests = spawn(process.execPath, testArguments(testFilesIn(folder)), { cwd: folder, stdio: 'inherit' })
  tests.on('exit', (code) => process.exit(code ?? 1))
}
