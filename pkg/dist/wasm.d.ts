import { A as Example, B as InvalidDocumentError, C as JsonSchemaOptions, D as Change, E as standardSchema, F as RemovedField, G as SameForm, H as is, I as Requirement, J as CallHeaders, K as applyFixes, L as ShapeDetails, M as FieldDescription, N as JsonSchema, O as Condition, P as ObjectDescription, R as ValueDescription, S as IssueOptions, T as StandardSchema, U as FixOptions, V as assertValid, W as Fixed, X as validateCall, Y as CallOptions, _ as shapes, a as verifyConversion, b as parse, c as detectShape, d as fieldErrors, f as jsonSchema, g as codes, h as changes, i as VerifyOptions, j as Explanation, k as ElementDescription, l as convert, m as describe, n as Law, o as DetectShapeOptions, p as Description, q as Call, r as Verification, s as DetectedShape, t as Counterexample, u as detectVersion, v as versions, w as StandardIssue, x as validate, y as isValid, z as GuardOptions } from "./api_types.js";
import { n as Meta, t as Messages } from "./language_types.js";
import { A as QueryShape, C as ListShape, D as Parsed, E as Options, F as Shape, I as Span, L as Value, M as Report, N as Severities, O as Problem, P as Severity, R as ValueOf, S as Limits, T as OptionalOptions, _ as FatalCode, a as Detected, b as JsonValue, c as Shortfall, d as Applicability, f as Basis, g as Edit, h as DocumentOptions, i as Conversion, j as QueryValue, k as QueryObject, l as AcceptedValue, m as Document, n as AppliedChange, o as Evidence, p as Code, r as Complement, s as Loss, t as ConvertOptions, u as Amendments, v as Fix, w as Names, x as Level, y as Incomplete, z as Version } from "./convert_options_types.js";
import { i as PlatformUrl, n as LoggableReport, r as loggable, t as LoggableProblem } from "./loggable_types.js";
export * from "./documents.js";

// cores/given.d.ts
/** A `WebAssembly.Module`. Named here because programs without the DOM's types lack that type. */
type CompiledModule = object;
/** The compiled module, the URL of `order_contract.wasm`, or its bytes. */
type Source = CompiledModule | PlatformUrl | string | ArrayBuffer | Uint8Array;
/**
 * Compiles the core. Resolves when the other functions can be called. Further calls wait for the first one and ignore
 * their argument; after a failure, the next call tries again.
 *
 * Rejects with a `TypeError` if the source is of another type or is another module, with an `Error` if the server
 * answers with an error status, with an `Error` of `code` `'no_webassembly'` if WebAssembly is missing or not allowed, and
 * with the errors of `fetch` and `WebAssembly`.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { fileURLToPath } from 'node:url'
 * import { init, isValid } from 'order-contract/wasm'
 *
 * await init(await readFile(fileURLToPath(import.meta.resolve('order-contract/order_contract.wasm'))))
 * if (!isValid('order-created', '{"status":"COMPLETED"}')) throw new Error('not valid')
 * ```
 */
declare function init(source: Source): Promise<void>;
export { AcceptedValue, Amendments, Applicability, AppliedChange, Basis, Call, CallHeaders, CallOptions, Change, Code, type CompiledModule, Complement, Condition, Conversion, ConvertOptions, Counterexample, Description, DetectShapeOptions, Detected, DetectedShape, Document, DocumentOptions, Edit, ElementDescription, Evidence, Example, Explanation, FatalCode, FieldDescription, Fix, FixOptions, Fixed, GuardOptions, Incomplete, InvalidDocumentError, IssueOptions, JsonSchema, JsonSchemaOptions, JsonValue, Law, Level, Limits, ListShape, LoggableProblem, LoggableReport, Loss, Messages, Meta, Names, ObjectDescription, OptionalOptions, Options, Parsed, Problem, QueryObject, QueryShape, QueryValue, RemovedField, Report, Requirement, SameForm, Severities, Severity, Shape, ShapeDetails, Shortfall, type Source, Span, StandardIssue, StandardSchema, Value, ValueDescription, ValueOf, Verification, VerifyOptions, Version, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, init, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, validate, validateCall, verifyConversion, versions };