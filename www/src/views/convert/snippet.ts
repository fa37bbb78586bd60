/** The code that does in your own app what the view has done. */
import type { ConvertOptions, Shape, Version } from 'order-contract/slim'

export function snippet(shape: Shape, from: Version, to: Version, more: Partial<ConvertOptions>): string {
  const options = Object.entries({ from, to, ...more })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${literal(value)}`)
  return `import { convert } from 'order-contract'

const made = convert('${shape}', text, { ${options.join(', ')} })
if (made.ok) {
  console.log(made.output)    // text again: every byte outside an edit as it was
  console.log(made.changes, made.losses, made.gaps)
  // Keep made.complement beside the output: the way back with it gives the same bytes.
} else {
  for (const { message, span } of made.problems) console.error(span?.line, message)
}
`
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&')}'`
  const members = Object.entries(value as object).map(([name, held]) => `${literal(name)}: ${literal(held)}`)
  return `{ ${members.join(', ')} }`
}
