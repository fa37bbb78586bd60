/** The answers of the crate to generated questions, which a native test writes. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { target } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

const TEST = [
  'test',
  '--locked',
  '--features=serde',
  '--test=native',
  'export::questions_are_answered',
  '--',
  '--ignored',
]
/** As many as a file holds. */
const MOST = 20_000

/** Yields `count` questions with their native answers. Each seed has a question of its own. */
export async function* nativeAnswers(seed, count) {
  for (let done = 0; done < count; done += MOST) {
    await run('cargo', TEST, { env: { FIRST: seed + done, COUNT: Math.min(MOST, count - done) } })
    const answers = createReadStream(join(target, 'tmp', 'asked.ndjson'))
    for await (const line of createInterface({ input: answers })) yield JSON.parse(line)
  }
}
