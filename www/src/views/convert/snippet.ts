/** The code that does in an app what the view has just done. */
import type { ConvertOptions, Shape } from 'order-contract/slim'
import { literal } from '../../app/literal.js'

export function snippetOf(shape: Shape, options: ConvertOptions): string {
  return `import { convert } from 'order-contract'

const made = convert('${shape}', text, ${literal(options)})
if (made.ok) {
  console.log(made.output)    // text again: every byte outside an edit as it was
  console.log(made.changes, made.losses, made.gaps)
  // Keep made.complement beside the output: the way back with it gives the same bytes.
} else {
  for (const { message, span } of made.problems) console.error(span?.line, message)
}
`
}
