import { type defaultVersion } from './generated/tables.js';
import { type JoinedSchema } from './joined_schema.js';
import type { OtherSchema, StandardSchema } from './other_schema.js';
import type { Document, DocumentOptions, Options, Problem, Shape, Version } from './types.js';
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
/** The option that joins another schema. */
export interface AlsoOption<Also extends OtherSchema> {
    /**
     * A Standard Schema of your own rules for the same value, for example one of Zod, Valibot or ArkType. Its issues follow ours. If
     * it is asynchronous, so is the joined schema. If it returns another value, the joined schema returns a copy of the
     * input with that value's members in place of the input's.
     */
    also: Also;
}
/**
 * Returns a shape as a Standard Schema, joined with another one if `also` names it. It validates values: a string is a JSON string, and bytes are never valid.
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
export declare function standardSchema<S extends Shape, Also extends OtherSchema, V extends Version = typeof defaultVersion>(shape: S, options: DocumentOptions<V> & IssueOptions & AlsoOption<Also>): JoinedSchema<Document<S, V>, Also>;
export declare function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, options?: DocumentOptions<V> & IssueOptions): StandardSchema<Document<S, V>>;
export declare function standardSchema<T extends object = Record<string, unknown>>(shape: Shape, options?: Options & IssueOptions): StandardSchema<T>;
