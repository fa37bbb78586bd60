import type { Messages } from '../../message.js';
export declare const es: Messages;
