export declare const fr: (typeof import('./fr.js', { with: { 'resolution-mode': 'import' } }))['fr']
export declare const frReference: (typeof import('./fr.js', { with: { 'resolution-mode': 'import' } }))['frReference']
