/**
 * Sentences with their arguments filled in: the twin of src/report/message.rs. Templates and texts are
 * data (generated/english.ts and messages/); which sentence, and with which arguments, the core has chosen.
 */
import type { ConversionMessages } from './conversion.js';
/** What sentences need of a field, the same in every language. Its place is its number. */
export interface FieldData {
    readonly name?: string;
    readonly type?: 'string' | 'count' | 'object' | 'array' | 'collection';
    readonly values?: readonly string[];
    /** The discriminator's values beside which it means something. */
    readonly beside?: readonly string[];
    readonly removed?: string;
    readonly deprecated?: string;
    readonly since?: string;
    /** The field that must not stand beside it. */
    readonly other?: string;
}
/** What sentences need of an object. */
export interface ObjectData {
    /** The number of the field. */
    readonly discriminator?: number;
    /** The fields that it has where it has nothing else. */
    readonly carried?: readonly string[];
}
/** What a problem lists under `expected`: these words, or what belongs to its field. */
export type Right = '' | 'types' | 'values' | 'methods' | 'versions' | readonly string[];
/** The texts of a field in one language. */
export interface FieldTexts {
    /** What a sentence calls it, where it has no name. */
    readonly called?: string;
    /** Its label, where it is not the one of its name. */
    readonly label?: string;
    readonly why?: string;
    /** Why a list needs an element. */
    readonly need?: string;
    readonly instead?: string;
}
/** The sentences on documents, each in the place of its number, and what fills them. */
export interface DocumentMessages {
    readonly language: string;
    readonly sentences: readonly string[];
    /** Words that a problem lists under `expected`, by the English ones that they differ from. */
    readonly expected?: {
        readonly [english: string]: string;
    };
    /** What stands in the text instead, by number. */
    readonly found: readonly string[];
    /** Types with their articles. */
    readonly types: {
        readonly [type: string]: string;
    };
    readonly or: string;
    readonly and: string;
    /** What a sentence calls a field whose name must not be shown. */
    readonly unnamed: string;
    /** How a sentence writes a label: a template with `{label}`. Without it the label is written as it is. */
    readonly label?: string;
    /** Labels of fields, in the order of `labelled`. */
    readonly labels: readonly string[];
    /** Labels of allowed values, in the order of `labelledValues`. */
    readonly values: readonly string[];
    readonly fields: readonly FieldTexts[];
}
/** The sentences on calls. Their numbers follow those of the others. */
export interface CallMessages {
    readonly sentences: readonly string[];
    readonly endpoints: readonly EndpointTexts[];
    /** Why a header is needed, by its name. */
    readonly headers: {
        readonly [name: string]: string;
    };
}
/** What sentences need of an endpoint. */
export interface EndpointTexts {
    readonly name: string;
    readonly method: string;
    readonly body?: string;
    readonly since: string;
    readonly removed?: string;
    readonly instead?: string;
}
/** What is needed of a language to word something. */
export interface Vocabulary extends DocumentMessages {
    readonly calls?: CallMessages;
    readonly conversions?: ConversionMessages;
}
/** A language: what reports, conversions and calls say, for the option `messages`. */
export interface Messages extends DocumentMessages {
    readonly calls: CallMessages;
    readonly conversions: ConversionMessages;
}
/** What `describe`, `explain` and `changelog` say in a language; apart, because a form needs less. */
export interface ReferenceMessages {
    readonly language: string;
    /** What `describe` and `changelog` say, in the order of their data. */
    readonly texts: readonly string[];
    /** What each code means, in the order of the codes. */
    readonly explanations: readonly string[];
}
/** In which language, by which names, and how openly problems are worded. */
export interface Phrasing {
    readonly messages: Vocabulary;
    /** Fields and values are called by their labels. */
    readonly byLabel: boolean;
    readonly mask: boolean;
}
/** The arguments of a sentence, by name. */
export type Meta = Record<string, string | number | readonly string[]>;
/** A sentence with its arguments. */
export interface Worded {
    readonly text: string;
    readonly meta: Readonly<Meta>;
}
/** What the arguments of a sentence are read from, by number. */
export interface Arguments {
    readonly field: number;
    readonly object: number;
    readonly near: number;
    readonly other: number;
    readonly number: number;
    /** The name under the finding; undefined where it must not be shown. */
    readonly name?: string | undefined;
}
/** A sentence with its arguments filled in. */
export declare function worded(phrasing: Phrasing, sentence: number, given: Arguments): Worded;
/** The text of a sentence. */
export declare function messageOf(phrasing: Phrasing, sentence: number, given: Arguments): string;
/** A template with its arguments in braces replaced. A name without quotes can begin a sentence. */
export declare function filled(template: string | undefined, argument: (name: string) => string): string;
/** What a problem with a sentence lists under `expected`. */
export declare function expectedOf(messages: Vocabulary, sentence: number, given: Arguments): string[] | undefined;
export declare function quoted(name: string | undefined): string;
/** A name as a segment of a JSON Pointer. */
export declare function escaped(name: string): string;
