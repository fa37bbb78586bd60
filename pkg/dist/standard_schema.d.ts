import { type defaultVersion } from './generated/tables.js';
import type { Meta } from './language.js';
import type { JsonSchema } from './reference.js';
import type { Code, Document, DocumentOptions, Options, Problem, Shape, Version } from './types.js';
/** An error as an issue of Standard Schema. */
export interface StandardIssue {
    /** A sentence that states the fact and one that says what to do. */
    readonly message: string;
    /** The segments of the pointer. Positions in arrays are numbers. */
    readonly path: readonly (string | number)[];
    /** What the error is about. */
    readonly code: Code;
    /** The same place as a JSON Pointer. */
    readonly pointer: string;
    /** The arguments of the message. */
    readonly meta: Meta;
}
/** A schema for libraries that support Standard Schema or Standard JSON Schema. */
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
        /**
         * Returns the JSON Schema of the shape. Throws a `TypeError` for targets other than `draft-2020-12` and
         * `draft-07`, and if the schema has the options `draft` or `severity`.
         */
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
/** The argument with which a library asks for a JSON Schema. */
export interface JsonSchemaOptions {
    /** The dialect. */
    readonly target: 'draft-2020-12' | 'draft-07' | (string & {});
    readonly libraryOptions?: Record<string, unknown> | undefined;
}
/** Options of `standardSchema` about its issues. */
export interface IssueOptions {
    /** Returns the message of an issue. The default is the problem's message. */
    message?: ((problem: Problem) => string) | undefined;
    /**
     * The JSON Pointers of the fields on screen. Only errors at or below them become issues of their own. If there are
     * other errors, one issue at the root (`pointer: ''`) stands for them, with the code of the first. A pointer may name a
     * field that the API documentation does not list, so a mistyped one is not refused: the issue at the root then stands
     * for the errors of the intended field.
     */
    only?: readonly string[] | undefined;
}
/**
 * Returns a shape as a Standard Schema. It validates values: a string is a JSON string, and bytes are never valid.
 * A valid value is returned as the same object. Messages name fields by their labels unless `names` is `'wire'`.
 * If options loosen the rules (`draft`), name the type of the value yourself:
 * `standardSchema<MyForm>('order-request', { draft: true })`. A mistake in the arguments throws a `TypeError`.
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
