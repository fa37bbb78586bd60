import type { JsonValue, Level, Shape, Version } from './types.js';
/** A JSON Schema, 2020-12. */
export interface JsonSchema {
    [keyword: string]: JsonValue;
}
/** A schema in the dialect that a library asks for. */
export declare function jsonSchemaFor(target: unknown, schema: JsonSchema): JsonSchema;
/**
 * The JSON Schema (2020-12) of a shape. A query's is that of its parameters as an object of strings.
 * It cannot say what is lost once a document has been read (duplicate keys, bad encoding), nor which
 * of several members holds the entries of a list. The result is yours to change.
 *
 * @example
 * ```ts
 * import { jsonSchema } from 'order-contract'
 *
 * const schema = jsonSchema('product-update', { level: 'stated' })
 * if (schema.title !== 'Product update') throw new Error('no schema')
 * ```
 */
export declare function jsonSchema(shape: Shape, options?: {
    version?: Version | undefined;
    level?: Level | undefined;
}): JsonSchema;
