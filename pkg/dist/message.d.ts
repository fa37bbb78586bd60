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
    readonly discriminator?: string;
    /** The fields that it has where it has nothing else. */
    readonly carried?: readonly string[];
}
/** What a problem lists under `expected`. */
export type Right = '' | 'types' | 'values' | 'methods' | 'versions' | 'words';
/** The texts of a field in one language. */
export interface FieldTexts {
    /** What a sentence calls it, where it has no name. */
    readonly called?: string;
    readonly why?: string;
    /** Why a list needs an element. */
    readonly need?: string;
    readonly instead?: string;
}
/** The sentences of a language, each in the place of its number, and what fills them. */
export interface Messages {
    readonly sentences: readonly string[];
    /** What a problem lists under `expected`, by the number of its sentence. */
    readonly expected: {
        readonly [sentence: number]: readonly string[];
    };
    /** What stands in the text instead, by number. */
    readonly found: readonly string[];
    /** Types with their articles. */
    readonly types: {
        readonly [type: string]: string;
    };
    readonly or: string;
    readonly and: string;
    readonly fields: readonly FieldTexts[];
    readonly calls?: CallMessages;
    /** Why something is not converted, by the number of the sentence. */
    readonly refusals?: {
        readonly [sentence: number]: string;
    };
}
/** The sentences on calls. Their numbers follow those of the others. */
export interface CallMessages {
    readonly sentences: readonly string[];
    readonly expected: {
        readonly [sentence: number]: readonly string[];
    };
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
/** A sentence with its arguments. */
export declare function messageOf(messages: Messages, sentence: number, given: Arguments): string;
/** What a problem with a sentence lists under `expected`. */
export declare function expectedOf(messages: Messages, sentence: number, given: Arguments): string[] | undefined;
/** A name as a segment of a JSON Pointer. */
export declare function escaped(name: string): string;
