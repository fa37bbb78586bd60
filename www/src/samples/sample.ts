/** What a sample is. The samples themselves stand in the files beside this one, a file a resource: all invented. */
import type { Code, Shape, Version } from 'order-contract/slim'
import type { SampleName } from '../app/words.js'

/** `good`: nothing to mend · `broken`: something to find · `old`: to take to the newest version. */
type SampleKind = 'good' | 'broken' | 'old'

/** A document to try. */
export interface Sample {
  kind: SampleKind
  shape: Shape
  /** The versions that it is a document of, or tries to be. */
  versions: readonly Version[]
  name: SampleName
  text: string
  /** The codes that are found, in the order of the text; none where it is absent. */
  finds?: readonly Code[]
}

/** What most samples say of their versions. */
export const OLD = ['2023-07-27'] as const
export const NEW = ['2024-02-05'] as const
export const BOTH = [...OLD, ...NEW] as const
