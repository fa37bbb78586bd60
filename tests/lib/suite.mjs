/**
 * Runs the test files of a folder with Node's test runner.
 */
import { spawn } from 'node:child_process'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { testArguments, testFilesIn } from '../../scripts/lib/node_tests.mjs'

/**
 * Installs the npm packages of the folders `tools`, runs the tests and exits with the exit code of the test runner. It
 * takes the options of this process, such as `--test-name-pattern=keyboard`.
 */
export async function runSuite(folder, { tools = [folder] } = {}) {
  await ensurePackages()
  for (const tool of tools) await ensureTools(tool)
  const args = testArguments(testFilesIn(folder), process.argv.slice(2))
  const tests = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' })
  tests.on('exit', (code) => process.exit(code ?? 1))
}
