/**
 * The interface between the stage and its views: types only. A view draws itself into its root and calls the rest of
 * the page through `App`. The stage shows one view at a time and keeps what it holds.
 */
import type { JsonValue, Level, Severities, Shape, Version } from 'order-contract/slim'

/** The views, by the name that the address carries behind `#`. */
export const viewNames = ['convert', 'validate', 'form', 'webhook', 'files'] as const

export type ViewName = (typeof viewNames)[number]

/** The package's functions that views call; its core has started. */
export type Contract = Pick<
  typeof import('order-contract/slim'),
  'applyFixes' | 'changelog' | 'convert' | 'describe' | 'validate'
>

/** What a view is given. */
export interface App {
  readonly contract: Contract
  /** To be called when what the view holds has changed: it is kept as a draft. */
  changed(): void
}

/**
 * What a view holds, as plain JSON: for links, drafts and samples. A view ignores members that it does not use, and
 * keeps what it has for absent ones.
 */
export interface Shared {
  shape?: Shape
  version?: Version
  level?: Level
  draft?: boolean
  severity?: Severities
  entries?: string
  /** The document; in the view Convert, the one of `version`. */
  text?: string
  /** Convert: the document of the other version. */
  other?: string
  payoutUrl?: string
  approvalState?: string
  /** Webhook: how the document was sent; its headers are text, a line each. */
  method?: string
  headers?: string
}

export type Header = readonly [name: string, value: string]

/** What a draft carries: also what is not for others. */
export interface Draft extends Shared {
  /**
   * Form: all that was typed, also in fields that do not apply now, the idempotency key of this one order, whether the
   * whole order was checked, and the name of the sample that it is.
   */
  order?: { typed: JsonValue; key: string; isChecked?: boolean; sample?: string | undefined }
  /** Validate: the headers that carry what a fix took out of the body. */
  moved?: readonly Header[]
}

export interface View {
  /** Shown, for the first time or again, with what a link, a draft or a sample brings. */
  open(shared?: Draft): void
  /** What a link should carry. */
  share(): Shared
  /** What a draft should carry; without it, the same as a link. */
  keep?(): Draft
}

/** Builds a view into its root, once. Each view's index.ts exports one as `mount`. */
export type Mount = (root: HTMLElement, app: App) => View
