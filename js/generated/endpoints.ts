// The endpoints, in the order in which the module counts them; the header by which those that are
// versioned take the version.
// Written by codegen/: change the contract, then npm run build.
import type { ListedEndpoint } from '../types/reference.js'

export const endpoints: readonly ListedEndpoint[] = [{"query":"product-query","response":"product-list","section":"4","versioned":true,"versions":["2023-07-27","2024-02-05"]},{"section":"4","versions":["2024-02-05"]},{"body":"order-request","response":"order-created","section":"4","versioned":true,"versions":["2023-07-27","2024-02-05"]},{"response":"order","section":"4","versioned":true,"versions":["2023-07-27","2024-02-05"]},{"query":"order-query","response":"order-list","section":"4","versioned":true,"versions":["2023-07-27","2024-02-05"]},{"section":"4","versions":[]}]

export const apiVersion = 'x-api-version'
