/**
 * Run by Node: the package comes by `require`. Its ES modules may be in the same process; the subpaths are
 * nothing else.
 */
const api = require('order-contract')
const again = require('order-contract-again')

const imports = ['./shared/check.mjs', 'order-contract', 'order-contract-small/check']

Promise.all(imports.map((name) => import(name))).then(([{ check }, modules, small]) => {
  const results = [check(api, again, small), check(api, modules, small), check(modules, api, small)]
  const failures = results.flatMap((result) => result.failures)
  const names = [api, modules].map((module) => Object.keys(module).filter((name) => !/^default$|^module\./.test(name)))
  if (names[0].sort().join() !== names[1].sort().join()) failures.push(`the names differ: ${names.join(' and ')}`)
  console.log(`RESULT ${JSON.stringify({ cases: results[0].cases, failures })}`)
})
