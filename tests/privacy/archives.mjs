/**
 * The surfaces of streams and of the command: archives of marked documents.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { api, dist } from '../js/package.mjs'
import { MARK, markedText } from './marked.mjs'

const { convertStream, validateStream } = await import(pathToFileURL(`${dist}/stream.js`).href)
const command = join(dist, 'command', 'main.js')
const LINES = 5
/** Processes start slowly, so there are few, with many lines each. */
const LINES_OF_PROCESS = 100

/** A version, and another one that it is converted to. */
export function way(random) {
  const from = random.of(api.versions)
  return { from, to: random.of(api.versions.filter((version) => version !== from)) }
}

/** NDJSON of marked orders. */
function archive(random, lines, change = (text) => text) {
  const text = () => change(markedText(random, 'order').replaceAll(/[\r\n]/g, ' '))
  return Array.from({ length: lines }, text).join('\n')
}

const streamed = (text, stream) => new Response(new Blob([text]).stream().pipeThrough(stream)).text()
const linesOf = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

export async function* validatedStream(random) {
  const output = await streamed(archive(random, LINES), validateStream('order'))
  for (const { problems } of linesOf(output))
    for (const { message, found, help, meta } of problems) yield* [message, found, help, meta]
}

/** A line of `rejects` has the document itself beside its problems. */
export async function* convertedStream(random) {
  const kept = new TransformStream()
  const rejects = random.percent(50) ? { rejects: kept.writable } : {}
  const reading = new Response(kept.readable).text()
  const stream = convertStream('order', { ...way(random), ...rejects })
  try {
    await streamed(archive(random, LINES), stream)
    const { losses, gaps } = await stream.summary
    for (const { reason } of [...losses, ...gaps]) yield reason
  } catch (error) {
    yield error.message
  }
  if (!rejects.rejects) return
  for (const { problems } of linesOf(await reading))
    for (const { message, found, help, meta } of problems) yield* [message, found, help, meta]
}

/** Output has places, and so unknown names, but no values. `pretty` is for a terminal and shows the line. */
export function* printed(random) {
  if (random.below(LINES_OF_PROCESS) !== 0) return
  // A text may be cut off behind a name.
  const unmarkNames = (text) =>
    text.replaceAll(/"((?:[^"\\]|\\.)*)"(?=\s*(?::|$))/gm, (key) => (MARK.test(key) ? '"unknown"' : key))
  const input = archive(random, LINES_OF_PROCESS, unmarkNames)
  const { from, to } = way(random)
  for (const args of [
    ['validate', 'order', '-', '--input=ndjson', '--format=ndjson'],
    ['convert', 'order', '-', '--input=ndjson', `--from=${from}`, `--to=${to}`],
  ]) {
    const { stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    yield stderr
    if (args[0] === 'validate') yield stdout
  }
}
