import { t as Messages } from "../../language_types.js";

// generated/messages/es.d.ts
declare const es: Messages;
export { es };