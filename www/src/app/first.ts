/** The views, and the core that each needs first. Imports nothing that is large: it is there before all else. */
import check from 'order-contract/order_contract_check.wasm?url'
import convert from 'order-contract/order_contract_convert.wasm?url'

/** The views, as the address names them behind `#`. */
export type ViewName = 'convert' | 'validate' | 'form' | 'webhook'

const files = { check, convert }

export type CoreName = keyof typeof files

export const addressOf = (core: CoreName) => new URL(files[core], document.baseURI)

export const coreOf = (view: ViewName): CoreName => (view === 'convert' ? 'convert' : 'check')
