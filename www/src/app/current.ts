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
  open: (shared: Shared) => void | Promise<void>
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

/** Whether the link that the page began with, if there is one, is opened: before, nothing is said of what is there. */
export const isOpened = signal(false)

/** Starts the core that the view needs first, and whether the view can say something. */
export const begin = () => startCore(coreOf(shown.value))
export const canBegin = computed(() => isOpened.value && running[coreOf(shown.value)].value)
