/** The code of the check that the page has made. */
import type { Options, Shape } from 'order-contract/wasm'
import { literal, program } from '../../app/literal.js'

/** With `hasFixes` it also makes the safe ones. */
export function snippetOf(shape: Shape, options: Options, hasFixes: boolean): string {
  const { limits: _, ...checking } = options
  const functions = hasFixes ? 'applyFixes, validate' : 'validate'
  return program({ functions, from: 'order-contract' }, (inLanguage) => [
    '// Without `mask: false`, messages repeat nothing that only the document knows.',
    `const report = validate(${literal(shape)}, text, ${literal({ ...checking, ...inLanguage })})`,
    'for (const { severity, pointer, message } of report.problems) console.log(severity, pointer, message)',
    ...(hasFixes
      ? [`const { output } = applyFixes(${literal(shape)}, text, ${literal({ ...checking, ...inLanguage })})`]
      : []),
  ])
}
