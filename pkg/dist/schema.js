/**
 * JSON Schema of each shape: the rules whose breach is an error by default. Data alone, read from the
 * contract at build time; nothing starts.
 */
import { schemas } from './generated/schemas.js';
import { levels } from './generated/tables.js';
import { byName, readVersion } from './lookup.js';
import { oneOf } from './options.js';
/** The dialects that a schema can be written in. */
const TARGETS = ['draft-2020-12', 'draft-07'];
/** A schema in the dialect that a library asks for. */
export function jsonSchemaFor(target, schema) {
    if (oneOf('target', target, TARGETS) === 'draft-2020-12')
        return schema;
    // All other keywords mean the same in both.
    const text = JSON.stringify(schema).replaceAll('$defs', 'definitions');
    return { ...JSON.parse(text), $schema: 'http://json-schema.org/draft-07/schema#' };
}
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
export function jsonSchema(shape, options) {
    const versions = byName('shape', shape, schemas);
    const version = readVersion(options, ['version', 'level']);
    const level = options?.level === undefined ? 'implied' : oneOf('level', options.level, levels);
    return structuredClone(versions[version][level]);
}
