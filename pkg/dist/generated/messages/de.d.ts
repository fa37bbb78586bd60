import { t as EdgeMessages } from "../../texts_types.js";
import { r as ReferenceMessages, t as Messages } from "../../language_types.js";

// generated/messages/de.d.ts
declare const de: Messages;
/** What `describe`, `explain` and `changelog` say. */
declare const deReference: ReferenceMessages;
/** What `order-contract/edge` answers with. */
declare const deEdge: EdgeMessages;
export { de, deEdge, deReference };