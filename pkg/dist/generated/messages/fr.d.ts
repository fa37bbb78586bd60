import { t as Messages } from "../../language_types.js";

// generated/messages/fr.d.ts
declare const fr: Messages;
export { fr };