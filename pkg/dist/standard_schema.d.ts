/**
 * Standard Schema v1 (standardschema.dev): the same check, as form libraries and servers take it.
 * The value is handed on as it is; only errors become issues.
 */
import type { defaultVersion } from './generated/tables.js';
import type { Document, DocumentOptions, Options, Shape, Version } from './types.js';
/** One error. */
export interface StandardIssue {
    /** The fact, then what to do, in plain words. */
    readonly message: string;
    /** Where: names, and numbers for positions in arrays. */
    readonly path: readonly (string | number)[];
}
/** A schema that libraries which know Standard Schema accept. */
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
        readonly types?: {
            readonly input: T;
            readonly output: T;
        } | undefined;
    };
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
 * const schema = standardSchema('order-created')
 * const result = schema['~standard'].validate({ status: 'DONE' })
 * if (result.issues?.[0]?.path[0] !== 'status') throw new Error('not found')
 * ```
 */
export declare function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, options?: DocumentOptions<V>): StandardSchema<Document<S, V>>;
export declare function standardSchema<T extends object = Record<string, unknown>>(shape: Shape, options?: Options): StandardSchema<T>;
