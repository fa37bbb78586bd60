import type { Messages, ReferenceMessages } from '../../message.js';
export declare const de: Messages;
/** What `describe`, `explain` and `changelog` say. */
export declare const deReference: ReferenceMessages;
