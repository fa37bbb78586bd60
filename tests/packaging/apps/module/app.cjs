/** Run by Node: the package comes by `require`, which gives the same modules as `import`. */
const api = require('order-contract')
const again = require('order-contract-again')

Promise.all([import('./shared/check.mjs'), import('order-contract')]).then(([{ check }, modules]) => {
  const result = check(api, again)
  if (modules.validate !== api.validate) result.failures.push('import and require give different modules')
  console.log(`RESULT ${JSON.stringify(result)}`)
})
