export declare const de: import('../../api.js', { with: { 'resolution-mode': 'import' } }).Messages
