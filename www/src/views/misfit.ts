/** For views of one shape: what is said of a text that is no document of that, and the next step. */
import { contract } from '../app/core.js'
import { type Act, wordsIn } from '../app/headline.js'
import type { Notice } from '../app/notice.js'
import { type Reading, read } from '../app/reading.js'
import { openIn } from '../frame/source.js'

type Step = Required<Notice>['act']

interface Told {
  words: string
  act: Step
}

/** `take` takes the document in the text, if that is one of the shape; another view takes all others. */
export function misfitIn({ misfit, shape }: Reading, text: string, take: (text: string) => unknown): Told | undefined {
  if (misfit === undefined) return undefined
  const isTaken = (act: Act) => act.text !== undefined && read(contract, act.text, { shape }).misfit === undefined
  const act = misfit.acts.find(isTaken)
  if (act) return { words: wordsIn(misfit), act: { words: act.words, press: () => void take(act.text ?? '') } }
  const words = misfit.acts.length > 0 ? wordsIn(misfit) : `${wordsIn(misfit)} ${misfit.what ?? ''}`
  return { words, act: openElsewhere(text) }
}

export const openElsewhere = (text: string): Step => ({
  words: 'Open it in Validate',
  press: () => openIn('validate', text),
})
