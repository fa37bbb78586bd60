/** The code that does in an app what the view does with a file. */
import type { Choices } from './settings.js'

export function snippetOf({ shape, format, from, version }: Choices, hasComplements: boolean): string {
  const complement = hasComplements ? ', complement: saved.stream()' : ''
  const name = from === undefined ? 'validateStream' : 'convertStream'
  const options =
    from === undefined
      ? `version: '${version}', format: '${format}'`
      : `from: '${from}', to: '${version}', format: '${format}', rejects, complements${complement}`
  return `import { ${name} } from 'order-contract/stream'

const stream = ${name}('${shape}', { ${options} })
await file.stream().pipeThrough(stream).pipeTo(destination)
console.log(await stream.summary)
`
}
