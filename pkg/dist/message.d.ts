import type { Meta, Vocabulary } from './language.js';
/** How messages are built. */
export interface Phrasing {
    readonly messages: Vocabulary;
    /** Name fields and values by their labels. */
    readonly byLabel: boolean;
    /** Show nothing of the document but known names. */
    readonly mask: boolean;
}
/** A message with its arguments. */
interface Message {
    readonly text: string;
    readonly meta: Readonly<Meta>;
}
/** What the arguments of a message are read from: numbers of fields, objects and words, and a name. */
export interface Arguments {
    readonly field: number;
    readonly object: number;
    readonly near: number;
    readonly other: number;
    readonly number: number;
    /** The number of the version whose allowed values are listed. */
    readonly version: number;
    /** The name of the member in the document. Undefined if it must not be shown. */
    readonly name?: string | undefined;
}
/** Builds a message. */
export declare function buildMessage(phrasing: Phrasing, sentence: number, given: Arguments): Message;
/** Returns the text of a message. */
export declare function messageOf(phrasing: Phrasing, sentence: number, given: Arguments): string;
/** Fills a template's arguments and capitalises the first letter, as an argument can come first. */
export declare function filled(template: string | undefined, argument: (name: string) => string): string;
/** Returns `expected` of a problem. */
export declare function expectedOf(messages: Vocabulary, sentence: number, given: Arguments): string[] | undefined;
/** Returns the name of a field. */
export declare function nameOf(field?: number): string | undefined;
export declare function quoted(name: string | undefined): string;
/** Escapes a name as a segment of a JSON Pointer. In a name of millions of `~`, `replaceAll` takes six times as long. */
export declare function escaped(name: string): string;
export {};
