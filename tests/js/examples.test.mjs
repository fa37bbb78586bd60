/**
 * The examples in the READMEs, in docs/ and in the comments of the sources: each compiles, strictly, and runs. Those of the
 * READMEs print what they say.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

/** One order of each version. */
const ARCHIVE = '{"items":[{"redemption_url":"https://example.com"}]}\n{"items":[{"payout":{"url":"u","id":7}}]}\n'

test('the examples compile and run', () => {
  const readmes = ['README.md', 'pkg/README.md'].flatMap(examplesIn)
  assert.equal(readmes.length, 2)
  const filesIn = (folder, recursive = false) =>
    readdirSync(join(root, folder), { recursive }).map((file) => `${folder}/${file}`)
  // tests/examples has the recipes.
  const files = [...filesIn('docs'), ...filesIn('docs/guides'), ...filesIn('js', true)]
  const examples = [...readmes, ...files.flatMap(examplesIn)]
  assert.ok(examples.length >= 4, `only ${examples.length} examples`)
  // Inside the project, where the package is resolved by its name.
  mkdirSync(join(root, 'target'), { recursive: true })
  const folder = mkdtempSync(join(root, 'target', 'examples-'))
  try {
    for (const [index, code] of examples.entries()) writeFileSync(join(folder, `example-${index}.ts`), code)
    const config = {
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM'],
        types: ['node'],
        noUnusedLocals: false,
        rootDir: '.',
      },
      include: ['*.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    execFileSync(process.execPath, [tsc, '--project', folder], { stdio: 'pipe', encoding: 'utf8' })
    // The archive that examples read. Their output is deleted with the folder.
    writeFileSync(join(folder, 'old.ndjson'), ARCHIVE)
    for (const [index, code] of examples.entries()) {
      const args = [join(folder, `example-${index}.js`)]
      const printed = execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' }).split('\n')
      if (!readmes.includes(code)) continue
      for (const [, line] of code.matchAll(/^\/\/ (.*)$/gm)) assert.ok(printed.includes(line), line)
    }
    assert.equal(readFileSync(join(folder, 'back.ndjson'), 'utf8'), ARCHIVE)
    assert.notEqual(readFileSync(join(folder, 'new.ndjson'), 'utf8'), ARCHIVE)
  } catch (error) {
    assert.fail(`${error.message}\n${error.stdout}\n${error.stderr}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The `ts` blocks of a file, without the stars of a comment. */
function examplesIn(file) {
  if (!/\.(?:md|ts)$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  const blocks = text.matchAll(/^( \* )?```ts\n([\s\S]*?)^(?: \* )?```$/gm)
  return [...blocks].map(([, star, code]) => (star ? code.replaceAll(/^ \* ?/gm, '') : code))
}
