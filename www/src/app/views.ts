/** The views of the page. All but the first are loaded when they are first shown. */
import type { ComponentType } from 'preact'
import * as convert from '../views/convert/Convert.js'
import type { Shared } from './share.js'

/** The views, by the name that the address carries behind `#`. */
export const viewNames = ['convert', 'validate', 'form', 'webhook'] as const

export type ViewName = (typeof viewNames)[number]

/** What a view's module exports. */
export interface View {
  View: ComponentType
  /** What a link carries, and how it is taken. */
  share: () => Shared
  open: (shared: Shared) => void
  /** Takes another document. */
  take: (text: string) => void
}

/** Load the views: the browser loads each once. */
export const loads: Readonly<Record<ViewName, () => Promise<View>>> = {
  convert: async () => convert,
  validate: () => import('../views/validate/Validate.js'),
  form: () => import('../views/form/Form.js'),
  webhook: () => import('../views/webhook/Webhook.js'),
}
