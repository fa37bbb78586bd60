/**
 * Checks of the package by tools: its types under strict settings and without skipLibCheck, for programs of both
 * module kinds; are-the-types-wrong; publint.
 */
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../../scripts/lib/run.mjs'

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'ES2022',
}
const NODE = { ...STRICT, module: 'NodeNext', lib: ['ES2022'], types: ['node'] }
const BROWSER = { ...STRICT, module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM'], types: [] }

/** Errors in the types of other libraries do not count. */
const LIBRARIES = { ...BROWSER, skipLibCheck: true }

export const types = [
  compiler('typescript'),
  compiler('typescript-5'),
  tool('publint --strict', 'publint', ({ tarball }) => [['--strict', tarball]]),
  // The .wasm files are not scripts.
  tool('attw --pack', '@arethetypeswrong/cli', ({ tarball }) => [
    [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'order_contract.wasm', 'order_contract_check.wasm'],
  ]),
]

function compiler(name) {
  return {
    name: 'TypeScript, strict, `skipLibCheck: false`',
    version: ({ versions }) => versions[name].replace('npm:typescript@', ''),
    async try({ folder, app }) {
      const cwd = await app(name, 'types')
      const tsc = join(folder, 'node_modules', name, 'bin', 'tsc')
      const check = async (config, files) => {
        const file = join(cwd, 'tsconfig.json')
        await writeFile(file, JSON.stringify({ compilerOptions: config, files }))
        await run(process.execPath, [tsc, '--project', file], { cwd })
      }
      await check(NODE, ['app.mts', 'app.cts'])
      await check(BROWSER, ['app.mts'])
      await check(LIBRARIES, ['libraries.mts'])
      // Alone, because a program may import only this entry.
      for (const entry of ['check', 'edge', 'wasm']) await check(BROWSER, [`fields-${entry}.mts`])
      // The same source in a package of the other module kind.
      await rename(join(cwd, 'app.mts'), join(cwd, 'app.ts'))
      await check(NODE, ['app.ts'])
      return [{ what: 'ES modules, CommonJS, bundler', failures: [] }]
    },
  }
}

function tool(name, dependency, calls) {
  return {
    name: `\`${name}\``,
    version: ({ versions }) => versions[dependency],
    async try(context) {
      for (const args of calls(context)) await run(context.bin(name.split(' ')[0]), args, { cwd: context.folder })
      return [{ what: 'clean', failures: [] }]
    },
  }
}
