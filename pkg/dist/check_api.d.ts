/**
 * Lists every public name of `order-contract/check`: what a form needs, without conversion and calls.
 * The entries (check*.ts) choose the compiled core.
 */
export { type Condition, type Description, describe, type ElementDescription, type FieldDescription, type ObjectDescription, type RemovedField, type Requirement, type ShapeDetails, type ValueDescription, } from './describe.js';
export { type Example, type Explanation, explain } from './explain.js';
export { fieldErrors } from './field_errors.js';
export { applyFixes, type Fixed, type FixOptions, type SameForm } from './fixes.js';
export type * from './generated/documents.js';
export { assertValid, type GuardOptions, InvalidDocumentError, is } from './guard.js';
export type { JoinedSchema } from './joined_schema.js';
export type { Messages, Meta, ReferenceMessages } from './message.js';
export type { OtherIssue, OtherSchema } from './other_schema.js';
export { type JsonSchema, jsonSchema } from './schema.js';
export { type AlsoOption, type IssueOptions, type JsonSchemaOptions, type StandardIssue, type StandardSchema, standardSchema, } from './standard_schema.js';
export type { Applicability, Basis, Code, Document, DocumentOptions, Edit, FatalCode, Fix, JsonValue, Level, Limits, Names, Options, Parsed, Problem, QueryShape, Report, Severities, Severity, Shape, Span, Value, Version, } from './types.js';
export { isValid, parse, validate } from './validate.js';
