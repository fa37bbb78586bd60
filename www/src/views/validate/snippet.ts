/** The code of the check that the page has made. */
import type { Options, Shape } from 'order-contract/slim'
import { literal, spoken } from '../../app/literal.js'

/** With `hasFixes` it also makes the safe ones. */
export function snippetOf(shape: Shape, options: Options, hasFixes: boolean): string {
  const { lines, options: more } = spoken()
  const { limits: _, ...fixing } = options
  return [
    `import { ${hasFixes ? 'applyFixes, validate' : 'validate'} } from 'order-contract'`,
    ...lines,
    '',
    '// Without `mask: false`, messages repeat nothing that only the document knows.',
    `const report = validate(${literal(shape)}, text, ${literal({ ...options, ...more })})`,
    'for (const { severity, pointer, message } of report.problems) console.log(severity, pointer, message)',
    ...(hasFixes
      ? [`const { output, headers } = applyFixes(${literal(shape)}, text, ${literal({ ...fixing, ...more })})`]
      : []),
  ].join('\n')
}
