import type { EdgeMessages } from '../../edge/texts.js';
import type { Messages, ReferenceMessages } from '../../language.js';
export declare const de: Messages;
/** What `describe`, `explain` and `changelog` say. */
export declare const deReference: ReferenceMessages;
/** What the receiver and the gateway of `order-contract/edge` answer with. */
export declare const deEdge: EdgeMessages;
