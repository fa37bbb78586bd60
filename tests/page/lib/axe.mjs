/** Runs axe on the current page. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { at } from '../../../scripts/lib/paths.mjs'

const axe = await readFile(createRequire(at('www', 'package.json')).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns sentences with the rule, its message and the place. */
export async function violations(page) {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
  })
}
