import type { Messages, ReferenceMessages } from '../../message.js';
export declare const fr: Messages;
/** What `describe`, `explain` and `changelog` say. */
export declare const frReference: ReferenceMessages;
