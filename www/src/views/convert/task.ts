/** An edit that the other side is to follow: what is known when that is tried, in one way or another. */
import type { Conversion, ConvertOptions, Version } from 'order-contract/slim'
import type { Kept } from './kept.js'
import type { Layout } from './layout.js'
import type { Outline } from './outline.js'

export type Converted = Extract<Conversion<string>, { ok: true }>

export interface Task {
  readonly from: Version
  readonly to: Version
  readonly layout: Layout
  /** Where inside its member the URL of an item stands. */
  readonly payoutUrl: string
  /** The text that was edited, as it is now. */
  readonly text: string
  readonly outline: Outline
  /** What is known of each of its objects. */
  readonly matched: readonly (Kept | undefined)[]
  convert(text: string, from: Version, to: Version, more?: Partial<ConvertOptions>): Conversion<string>
}

/** What the other side becomes, and where the objects stand in it. */
export interface Made {
  conversion: Converted
  outline: Outline
}
