/** The core that checks: documents, calls and batches. */
import { compile } from '#check-core'
import type { InitOutput } from '../generated/check_core.js'
import { Core } from './core.js'

export const checkCore = /* @__PURE__ */ new Core<InitOutput>('check', compile)
