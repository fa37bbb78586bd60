/** The code that describes and checks a form in an app. */
import type { Version } from 'order-contract/slim'

export function snippetOf(version: Version, draft: boolean): string {
  const options = draft ? `{ version: '${version}', draft: true }` : `{ version: '${version}' }`
  return `import { describe, validate } from 'order-contract'

// The fields: labels, allowed values, when each applies, what is asked for and why.
const { object } = describe('order-request', { version: '${version}' })

// With \`draft\` while the form is filled in, without it before the order is sent.
const { valid, problems } = validate('order-request', order, ${options})
for (const { pointer, message } of problems) showAt(pointer, message)
`
}
