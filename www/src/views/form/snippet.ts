/** The code that describes and checks the form, and the one that sends its order. */
import type { Version } from 'order-contract/slim'
import { literal, spoken } from '../../app/literal.js'

export function snippetOf(version: Version, draft: boolean): string {
  const { lines, options: more } = spoken()
  const options = { version, ...(draft && { draft }), mask: false, names: 'label', ...more }
  return [
    `import { describe, validate } from 'order-contract'`,
    ...lines,
    '',
    '// The fields: labels, allowed values, when each applies, what is required and why.',
    `const { object } = describe('order-request', ${literal({ version })})`,
    '',
    '// With `draft` while the form is filled in, without it before the order is sent.',
    `const report = validate('order-request', order, ${literal(options)})`,
    'for (const { pointer, message } of report.problems) console.log(pointer, message)',
  ].join('\n')
}
