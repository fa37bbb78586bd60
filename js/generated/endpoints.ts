// The endpoints, in the order in which the module counts them.
// Written by src/bin/generate.rs: change the contract, then npm run build.
import type { Endpoint } from '../call.js'

export const endpoints: readonly Endpoint[] = [{"query":"product-query","response":"product-list","section":"4"},{"section":"4"},{"body":"order-request","response":"order-created","section":"4"},{"response":"order","section":"4"},{"query":"order-query","response":"order-list","section":"4"},{"section":"4"}]
