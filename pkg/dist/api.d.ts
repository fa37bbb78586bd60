/**
 * Every public name of the package. Which compiled core answers is said by the entry that was
 * imported (index*.ts, slim.ts), not here.
 */
export { type Call, type CallHeaders, type CallOptions, type Endpoint, endpointOf, validateCall, } from './call.js';
export { type Change, changelog } from './changelog.js';
export type { AppliedChange, Complement, Conversion, Detected, Evidence, Shortfall, } from './conversion.js';
export { convert, detectVersion } from './convert.js';
export { type CallConversion, type ConvertCallOptions, convertCall } from './convert_call.js';
export type { ConvertOptions } from './convert_options.js';
export { type Condition, type Description, describe, type ElementDescription, type FieldDescription, type ObjectDescription, type RemovedField, type Requirement, type ShapeDetails, type ValueDescription, } from './describe.js';
export { type Example, type Explanation, explain } from './explain.js';
export { applyFixes, type Fixed, type FixOptions, type SameForm } from './fixes.js';
export type * from './generated/documents.js';
export { type JsonSchema, jsonSchema } from './schema.js';
export { type StandardIssue, type StandardSchema, standardSchema } from './standard_schema.js';
export type { Applicability, Basis, Code, Document, DocumentInput, DocumentOptions, Edit, FatalCode, Fix, Input, JsonValue, Level, Limits, Options, Parsed, Problem, QueryInput, QueryShape, Report, Severities, Severity, Shape, Span, Value, Version, } from './types.js';
export { isValid, parse, validate } from './validate.js';
