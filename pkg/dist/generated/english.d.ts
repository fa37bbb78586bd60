import type { CallMessages, DocumentMessages } from '../language.js';
export declare const english: DocumentMessages;
/** The sentences on calls, which follow the others. */
export declare const englishCalls: CallMessages;
