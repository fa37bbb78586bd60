export declare const es: import('../../api.js', { with: { 'resolution-mode': 'import' } }).Messages
