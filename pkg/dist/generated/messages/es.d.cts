export declare const es: (typeof import('./es.js', { with: { 'resolution-mode': 'import' } }))['es']
export declare const esEdge: (typeof import('./es.js', { with: { 'resolution-mode': 'import' } }))['esEdge']
export declare const esReference: (typeof import('./es.js', { with: { 'resolution-mode': 'import' } }))['esReference']
