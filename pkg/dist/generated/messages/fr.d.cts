export declare const fr: (typeof import('./fr.js', { with: { 'resolution-mode': 'import' } }))['fr']
export declare const frEdge: (typeof import('./fr.js', { with: { 'resolution-mode': 'import' } }))['frEdge']
export declare const frReference: (typeof import('./fr.js', { with: { 'resolution-mode': 'import' } }))['frReference']
