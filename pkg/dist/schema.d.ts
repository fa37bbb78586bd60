import type { JsonSchema } from './reference.js';
import type { Level, Shape, Version } from './types.js';
/** Converts a schema to a dialect. Throws a TypeError for an unknown dialect. */
export declare function jsonSchemaFor(target: unknown, schema: JsonSchema): JsonSchema;
/**
 * Returns the JSON Schema (2020-12) of a shape. That of a query describes its parameters as an object of strings.
 * The default version is `'2024-02-05'`, the default level `'implied'`. A JSON Schema can't express duplicate keys,
 * bad encoding, or which of several members holds the entries of a list. The result is a copy that you may change.
 * An unknown shape or option throws a `TypeError`.
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
