/**
 * Lane C: invalid text → all findings. It reads code, place and message of each, as a program that displays them
 * would.
 */
import { mistaken } from '../documents/broken.mjs'
import { made } from '../peers/made.mjs'
import { ours } from '../peers/package.mjs'

/** @param {(text: string) => any[]} findings */
const reading = (findings, code, place) => ({
  check(text) {
    let sum = 1
    for (const it of findings(text)) sum += it.message.length + it[place].length + it[code].length
    return sum
  },
  count: (text) => findings(text).filter((it) => it.severity === undefined || it.severity === 'error').length,
})

/** @param {{ shape: string }} document */
async function contestants({ shape }) {
  const [ajv, ata, zod] = await Promise.all(['ajv-all', 'ata-all', 'zod'].map(made))
  const peers = {
    'Ajv allErrors': [ajv.findings(shape), 'keyword', 'instancePath'],
    Zod: [zod.findings(shape), 'code', 'path'],
    'Zod compiled': [zod.compiledFindings(shape), 'code', 'path'],
    'ata-validator': [ata.findings(shape), 'keyword', 'instancePath'],
  }
  return [
    await ours(({ validate }) =>
      reading((text) => validate(shape, text, { version: '2024-02-05' }).problems, 'code', 'pointer'),
    ),
    ...Object.entries(peers).map(([name, [findings, code, place]]) => ({
      name,
      ...reading((text) => findings(JSON.parse(text)), code, place),
    })),
  ]
}

export const findingsLane = { documents: mistaken, input: (text) => text, contestants }
