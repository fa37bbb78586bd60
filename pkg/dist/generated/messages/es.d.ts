import { t as EdgeMessages } from "../../texts_types.js";
import { r as ReferenceMessages, t as Messages } from "../../language_types.js";

// generated/messages/es.d.ts
declare const es: Messages;
/** What `describe`, `explain` and `changelog` say. */
declare const esReference: ReferenceMessages;
/** What `order-contract/edge` answers with. */
declare const esEdge: EdgeMessages;
export { es, esEdge, esReference };