export declare const de: (typeof import('./de.js', { with: { 'resolution-mode': 'import' } }))['de']
export declare const deEdge: (typeof import('./de.js', { with: { 'resolution-mode': 'import' } }))['deEdge']
export declare const deReference: (typeof import('./de.js', { with: { 'resolution-mode': 'import' } }))['deReference']
