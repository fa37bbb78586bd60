import type { EdgeMessages } from '../../edge/texts.js';
import type { Messages, ReferenceMessages } from '../../language.js';
export declare const es: Messages;
/** What `describe`, `explain` and `changelog` say. */
export declare const esReference: ReferenceMessages;
/** What the receiver and the gateway of `order-contract/edge` answer with. */
export declare const esEdge: EdgeMessages;
