import type { EdgeMessages } from '../../edge/texts.js';
import type { Messages, ReferenceMessages } from '../../language.js';
export declare const fr: Messages;
/** What `describe`, `explain` and `changelog` say. */
export declare const frReference: ReferenceMessages;
/** What the receiver and the gateway of `order-contract/edge` answer with. */
export declare const frEdge: EdgeMessages;
