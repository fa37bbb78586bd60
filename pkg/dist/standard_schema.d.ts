import type { defaultVersion } from './generated/tables.js';
import { type Meta } from './message.js';
import { type JsonSchema } from './schema.js';
import type { Code, Document, DocumentOptions, Options, Problem, Shape, Version } from './types.js';
/** One error. */
export interface StandardIssue {
    /** What is wrong and what to do, in plain words. */
    readonly message: string;
    /** Where: names, and numbers for positions in arrays. */
    readonly path: readonly (string | number)[];
    /** What it is about. */
    readonly code: Code;
    /** The same place as a JSON Pointer. */
    readonly pointer: string;
    /** The arguments of the message. */
    readonly meta: Meta;
}
/** A schema that libraries which know Standard Schema or Standard JSON Schema accept. */
export interface StandardSchema<T> {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: 'order-contract';
        readonly validate: (value: unknown) => {
            readonly value: T;
            readonly issues?: undefined;
        } | {
            readonly issues: readonly StandardIssue[];
        };
        /** The JSON Schema of the shape, for the targets `draft-2020-12` and `draft-07`. Others throw. */
        readonly jsonSchema: {
            readonly input: (options: JsonSchemaOptions) => JsonSchema;
            readonly output: (options: JsonSchemaOptions) => JsonSchema;
        };
        readonly types?: {
            readonly input: T;
            readonly output: T;
        } | undefined;
    };
}
/** What a library says when it asks for a JSON Schema. */
export interface JsonSchemaOptions {
    /** The dialect. */
    readonly target: 'draft-2020-12' | 'draft-07' | (string & {});
    readonly libraryOptions?: Record<string, unknown> | undefined;
}
/** How issues are made of problems. */
export interface IssueOptions {
    /** The message of a problem. The default is its own. */
    message?: ((problem: Problem) => string) | undefined;
    /**
     * The JSON Pointers of the fields on screen. Only errors at them, or within them, become issues of their own;
     * if something else is wrong, one issue at the root, `pointer: ''`, says so with the code of what is wrong.
     */
    only?: readonly string[] | undefined;
}
/**
 * A shape as a Standard Schema. A valid value comes back as the same object. Text and bytes are no
 * documents here, for the libraries hand over values. Where options loosen the rules (`draft`), say
 * yourself what the value is: `standardSchema<MyForm>('order-request', { draft: true })`.
 *
 * @example
 * ```ts
 * import { standardSchema } from 'order-contract'
 *
 * const schema = standardSchema('order-request', {
 *   only: ['/payment_method'],
 *   message: ({ code, pointer, message }) => (code === 'required' && pointer ? 'Please fill this in.' : message),
 * })
 * const result = schema['~standard'].validate({ payment_method: { type: 'CARD', currency: 'EUR' } })
 * const [card, elsewhere] = result.issues ?? []
 * if (card?.message !== 'Please fill this in.' || elsewhere?.pointer !== '') throw new Error('not found')
 * ```
 */
export declare function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, options?: DocumentOptions<V> & IssueOptions): StandardSchema<Document<S, V>>;
export declare function standardSchema<T extends object = Record<string, unknown>>(shape: Shape, options?: Options & IssueOptions): StandardSchema<T>;
