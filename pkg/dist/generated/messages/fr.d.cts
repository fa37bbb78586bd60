export declare const fr: import('../../api.js', { with: { 'resolution-mode': 'import' } }).Messages
