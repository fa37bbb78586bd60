import type { ConversionMessages } from '../language.js';
/** The changes between versions, oldest first. */
export declare const changeIds: readonly {
    id: string;
    version: string;
}[];
/** The lists of a conversion, by the topic of a note. */
export declare const topics: readonly ('changes' | 'gaps' | 'losses')[];
export declare const englishConversions: ConversionMessages;
