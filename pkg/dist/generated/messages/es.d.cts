export declare const es: (typeof import('./es.js', { with: { 'resolution-mode': 'import' } }))['es']
export declare const esReference: (typeof import('./es.js', { with: { 'resolution-mode': 'import' } }))['esReference']
