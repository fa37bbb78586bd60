/**
 * What the shell and its views know of one another: types alone. A view draws itself into its root and
 * talks to the rest of the page through `App`; the shell shows one view at a time and keeps what it holds.
 */
import type { Level, Severities, Shape, Version } from 'order-contract/slim'

/** The views, by the name that the address carries behind `#`. */
export const viewNames = ['convert', 'validate', 'form', 'webhook', 'files'] as const

export type ViewName = (typeof viewNames)[number]

/** The package's functions that views call; its core has started. */
export type Contract = Pick<
  typeof import('order-contract/slim'),
  'applyFixes' | 'changelog' | 'convert' | 'describe' | 'validate'
>

/** What the shell does for a view. */
export interface App {
  readonly contract: Contract
  /** What `share` gives has changed: it is kept, so that a reload finds it again. */
  changed(): void
}

/**
 * What a view holds, as plain JSON: it goes into a link, into a draft that survives a reload, and comes
 * from a sample. What a view has no use for it leaves alone; what is absent stays as it is.
 */
export interface Shared {
  shape?: Shape
  version?: Version
  level?: Level
  draft?: boolean
  severity?: Severities
  entries?: string
  /** The document, of `version` where the view knows two. */
  text?: string
  /** Convert: the document of the other version. */
  other?: string
  payoutUrl?: string
  approvalState?: string
  /** Webhook: how the document was sent; its headers are text, a line each. */
  method?: string
  headers?: string
}

export interface View {
  /** Shown, for the first time or again, with what a link, a draft or a sample brings. */
  open(shared?: Shared): void
  /** What a link should carry. */
  share(): Shared
}

/** Builds a view into its root, once. Each view's index.ts exports one as `mount`. */
export type Mount = (root: HTMLElement, app: App) => View
