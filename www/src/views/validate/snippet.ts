/** The code that does in an app what the view has just done. */
import type { Options, Shape } from 'order-contract/slim'
import { literal } from '../../app/literal.js'

/** With `fixes` it also makes the safe ones. */
export function snippetOf(shape: Shape, options: Options, fixes: boolean): string {
  const names = fixes ? 'applyFixes, validate' : 'validate'
  const call = `'${shape}', text, options`
  return [
    `import { ${names} } from 'order-contract'`,
    '',
    '// Names and values that only the document knows read * in messages: `mask: false` shows them, as this page does.',
    `const options = ${literal(options)} as const`,
    `const { valid, problems } = validate(${call})`,
    'for (const { severity, pointer, message } of problems) console.log(severity, pointer, message)',
    ...(fixes ? [`const { output, headers } = applyFixes(${call})`] : []),
  ].join('\n')
}
