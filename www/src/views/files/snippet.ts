/** The code that does in an app what the view does with a file. */
import { literal, program } from '../../app/literal.js'
import type { Job } from '../../archive/messages.js'

type Told = Pick<Job, 'shape' | 'format' | 'from' | 'version'>

export function snippetOf({ shape, format, from, version }: Told, hasComplements: boolean): string {
  const name = from === undefined ? 'validateStream' : 'convertStream'
  const [rejects, complements] = [Symbol('rejects'), Symbol('complements')]
  const back = hasComplements ? { complement: Symbol('saved.stream()') } : {}
  const options =
    from === undefined ? { version, format } : { from, to: version, format, rejects, complements, ...back }
  return program({ functions: name, from: 'order-contract/stream' }, (inLanguage) => [
    `const stream = ${name}(${literal(shape)}, ${literal({ ...options, ...inLanguage })})`,
    'await file.stream().pipeThrough(stream).pipeTo(destination)',
    'console.log(await stream.summary)',
  ])
}
