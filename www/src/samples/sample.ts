/** The type of samples. The samples are in the files beside this one, by resource. All are invented. */
import type { Code, Shape, Version } from 'order-contract/slim'
import type { SampleName } from '../app/words.js'

/** A document to try. */
export interface Sample {
  shape: Shape
  /** The versions that it is written for. */
  versions: readonly Version[]
  name: SampleName
  text: string
  /** The codes of its problems, in the order of the text; absent if it has no problems. */
  finds?: readonly Code[]
}

/** The versions of most samples. */
export const OLD = ['2023-07-27'] as const
export const NEW = ['2024-02-05'] as const
export const BOTH = [...OLD, ...NEW] as const
