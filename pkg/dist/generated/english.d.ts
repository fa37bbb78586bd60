import type { CallMessages, Messages } from '../message.js';
export declare const english: Messages;
/** The sentences on calls, which follow the others. */
export declare const englishCalls: CallMessages;
