import type { Messages, ReferenceMessages } from '../../message.js';
export declare const es: Messages;
/** What `describe`, `explain` and `changelog` say. */
export declare const esReference: ReferenceMessages;
