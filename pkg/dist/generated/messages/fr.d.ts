import { t as EdgeMessages } from "../../texts_types.js";
import { r as ReferenceMessages, t as Messages } from "../../language_types.js";

// generated/messages/fr.d.ts
declare const fr: Messages;
/** What `describe`, `explain` and `changelog` say. */
declare const frReference: ReferenceMessages;
/** What `order-contract/edge` answers with. */
declare const frEdge: EdgeMessages;
export { fr, frEdge, frReference };