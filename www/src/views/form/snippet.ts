/** The code that describes and checks the form, and the one that sends its order. */
import type { Version } from 'order-contract/wasm'
import { literal, program } from '../../app/literal.js'

export function snippetOf(version: Version, draft: boolean): string {
  const options = { version, ...(draft && { draft }), mask: false, names: 'label' }
  return program({ functions: 'describe, validate', from: 'order-contract' }, (inLanguage) => [
    '// The fields: labels, allowed values, when each applies, what is required and why.',
    `const { object } = describe('order-request', ${literal({ version })})`,
    '',
    '// With `draft` while the form is filled in, without it before the order is sent.',
    `const report = validate('order-request', order, ${literal({ ...options, ...inLanguage })})`,
    'for (const { pointer, message } of report.problems) console.log(pointer, message)',
  ])
}
