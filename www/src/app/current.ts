/** The view that is shown. The page sets it; what is beneath the views only asks. */
import { computed, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { running, startCore } from './core.js'
import { coreOf, type ViewName } from './first.js'
import type { Shared } from './given.js'

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

export interface Loaded {
  name: ViewName
  view: View
}

/** The view that is asked for, and that view once it is loaded. */
export const shown = signal<ViewName>('convert')
export const loaded = signal<Loaded | undefined>(undefined)

/** Starts the core that the view needs first, and whether that has started. */
export const begin = () => startCore(coreOf(shown.value))
export const canBegin = computed(() => running[coreOf(shown.value)].value)
