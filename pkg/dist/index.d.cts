export type * from './api.js' with { 'resolution-mode': 'import' }
type Api = typeof import('./api.js', { with: { 'resolution-mode': 'import' } })
export declare const applyFixes: Api['applyFixes']
export declare const describe: Api['describe']
export declare const endpointOf: Api['endpointOf']
export declare const explain: Api['explain']
export declare const isValid: Api['isValid']
export declare const jsonSchema: Api['jsonSchema']
export declare const parse: Api['parse']
export declare const standardSchema: Api['standardSchema']
export declare const validate: Api['validate']
export declare const validateCall: Api['validateCall']
