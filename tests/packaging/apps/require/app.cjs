/**
 * Run by Node: the package comes by `require`. Its ES modules may be in the same process.
 */
const api = require('order-contract')
const again = require('order-contract-again')

Promise.all([import('./shared/check.mjs'), import('order-contract')]).then(([{ check }, modules]) => {
  const results = [check(api, again), check(api, modules), check(modules, api)]
  const failures = results.flatMap((result) => result.failures)
  const names = [api, modules].map((module) => Object.keys(module).filter((name) => !/^default$|^module\./.test(name)))
  if (names[0].sort().join() !== names[1].sort().join()) failures.push(`the names differ: ${names.join(' and ')}`)
  console.log(`RESULT ${JSON.stringify({ cases: results[0].cases, failures })}`)
})
