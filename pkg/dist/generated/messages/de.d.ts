import { t as Messages } from "../../language_types.js";

// generated/messages/de.d.ts
declare const de: Messages;
export { de };