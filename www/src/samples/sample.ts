/** Samples: documents to try. All are invented; the API documentation does not show most of what they contain. */
import type { Code, Shape, Version } from 'order-contract'
import firstRecord from './first.json'

export interface Sample {
  title: string
  /** What there is to see. */
  line: string
  shape: Shape
  /** The versions that it is written for. */
  versions: readonly Version[]
  text: string
  /** The codes of its problems, in the order of the text; absent if it has no problems. */
  finds?: readonly Code[]
}

/** A sample as the JSON files have it: its text is a list of lines. tests/page/unit checks their contents. */
type SampleRecord = Omit<Sample, 'text'> & { text: string[] }

export const sampleOf = (record: object): Sample => {
  const { text, ...sample } = record as SampleRecord
  return { ...sample, text: text.join('\n') }
}

/** The one that is shown first. */
export const first = sampleOf(firstRecord)
