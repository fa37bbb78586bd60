/** The view that is shown. The page sets it; what is beneath the views only asks. */
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Shared } from './share.js'

/** The views, by the name that the address carries behind `#`. */
export const viewNames = ['convert', 'validate', 'form', 'webhook'] as const

export type ViewName = (typeof viewNames)[number]

/** What a view's module exports. */
export interface View {
  View: ComponentType
  /** Whether nobody has put in something yet: then the address holds the view alone. */
  isUntouched: () => boolean
  /** What a link carries, and how it is taken. */
  share: () => Shared
  open: (shared: Shared) => void
  /** Takes another document. */
  take: (text: string) => void
}

/** The view that is asked for, and that view once it is loaded. */
export const shown = signal<ViewName>('convert')
export const loaded = signal<{ name: ViewName; view: View } | undefined>(undefined)
