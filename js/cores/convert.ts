/** The core that converts, and tells versions and endpoints. */
import { compile } from '#convert-core'
import type { InitOutput } from '../generated/convert_core.js'
import { Core } from './core.js'

export const convertCore = /* @__PURE__ */ new Core<InitOutput>('convert', compile)
