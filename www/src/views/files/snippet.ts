/** The code that does in an app what the view does with a file. */
import { literal, spoken } from '../../app/literal.js'
import type { Job } from '../../archive/messages.js'

type Told = Pick<Job, 'shape' | 'format' | 'from' | 'version'>

export function snippetOf({ shape, format, from, version }: Told, hasComplements: boolean): string {
  const { lines, options: more } = spoken()
  const name = from === undefined ? 'validateStream' : 'convertStream'
  const [rejects, complements] = [Symbol('rejects'), Symbol('complements')]
  const back = hasComplements ? { complement: Symbol('saved.stream()') } : {}
  const options =
    from === undefined
      ? { version, format, ...more }
      : { from, to: version, format, rejects, complements, ...back, ...more }
  return [
    `import { ${name} } from 'order-contract/stream'`,
    ...lines,
    '',
    `const stream = ${name}(${literal(shape)}, ${literal(options)})`,
    'await file.stream().pipeThrough(stream).pipeTo(destination)',
    'console.log(await stream.summary)',
  ].join('\n')
}
