/**
 * The loader of `order-contract/check-js`: the smaller core as a script, for places where WebAssembly is not allowed.
 */
import { forgetInput } from '../core.js'
import { start } from '../generated/check_script.js'
import type { Loader } from '../module.js'

let running: object | undefined

/** Starts the script at the first call. */
export const loader: Loader = {
  glue: {
    initSync() {
      running ??= start({ grown: forgetInput })
      return running
    },
    __wbg_reset_state() {
      running = undefined
    },
  },
}
