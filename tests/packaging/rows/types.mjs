/**
 * Checks of the package by tools: its types under strict settings and without skipLibCheck, for programs of both
 * module kinds; are-the-types-wrong; publint.
 */
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '../../../scripts/lib/paths.mjs'
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
const BROWSER = {
  ...STRICT,
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
}

/** Programs of tests/types, which are compiled against the installed package as well. */
const PROGRAMS = ['api', 'documents', 'edge', 'stream']
/** Without `await` at their top. */
const IN_COMMONJS = ['api', 'documents', 'stream']
const ES_MODULES = PROGRAMS.map((name) => `${name}.ts`)

export const types = [
  compiler('typescript'),
  compiler('typescript-5'),
  tool('publint', 'publint --strict'),
  // The .wasm files are not scripts.
  tool('@arethetypeswrong/cli', 'attw --pack', [
    ...['--profile', 'esm-only'],
    ...['--exclude-entrypoints', 'order_contract_check.wasm', 'order_contract_convert.wasm'],
  ]),
]

function compiler(name) {
  return {
    name: 'TypeScript, strict, `skipLibCheck: false`',
    tool: name,
    async try({ folder, app }) {
      const cwd = await app(name, 'types')
      const copy = (program, ending) => cp(at('tests', 'types', `${program}.ts`), join(cwd, program + ending))
      for (const program of PROGRAMS) await copy(program, '.ts')
      for (const program of IN_COMMONJS) await copy(program, '.cts')
      const tsc = join(folder, 'node_modules', name, 'bin', 'tsc')
      const check = async (compilerOptions, files) => {
        const config = join(cwd, 'tsconfig.json')
        await writeFile(config, JSON.stringify({ compilerOptions, files }))
        await run(process.execPath, [tsc, '--project', config], { cwd })
      }
      await check(NODE, ES_MODULES)
      await check(BROWSER, ES_MODULES)
      await check(NODE, [...IN_COMMONJS.map((program) => `${program}.cts`), 'app.cts'])
      // Errors in the types of other libraries do not count.
      await check({ ...BROWSER, skipLibCheck: true }, ['libraries.mts'])
      // Alone, because a program may import only this entry.
      await check(BROWSER, ['fields-edge.mts'])
      return [{ what: 'ES modules, CommonJS, bundler', failures: [] }]
    },
  }
}

/** A program that accepts the tarball. */
function tool(dependency, command, options = []) {
  const [program, flag] = command.split(' ')
  return {
    name: `\`${command}\``,
    tool: dependency,
    async try({ folder, bin, tarball }) {
      await run(bin(program), [flag, tarball, ...options], { cwd: folder })
      return [{ what: 'clean', failures: [] }]
    },
  }
}
