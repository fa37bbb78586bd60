/**
 * Checks before any timing that every contestant returns the expected verdict for every document and every broken
 * variant of the webhook. Throws an error that names those that differ.
 */
import { judged } from '../documents/judged.mjs'
import { documents } from './documents.mjs'

/** @param {{ name: string, url: string }[]} contestants */
export async function agree(contestants) {
  const known = judged.filter(({ shape }) => shape === 'product-update')
  const questions = [
    ...documents.map(({ name, body, status }) => ({ name, body, isGood: status === 200 })),
    ...known.map(({ name, text, valid }) => ({ name, body: text, isGood: valid })),
  ]
  const differences = []
  for (const { name, body, isGood } of questions) {
    for (const contestant of contestants) {
      const { status } = await fetch(contestant.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new TextEncoder().encode(body),
      })
      if ((status === 200) !== isGood) differences.push(`${name}: ${contestant.name} says ${status}`)
    }
  }
  if (differences.length > 0) throw new Error(`Nothing was timed, as verdicts differ:\n${differences.join('\n')}`)
  return questions.length
}
