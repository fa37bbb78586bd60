import { a as verifyConversion, c as detectShape, d as Call, f as CallHeaders, i as VerifyOptions, l as convert, m as validateCall, n as Law, o as DetectShapeOptions, p as CallOptions, r as Verification, s as DetectedShape, t as Counterexample, u as detectVersion } from "./api_types.js";
import { n as Meta, t as Messages } from "./language_types.js";
import { A as ValueOf, C as QueryValue, D as Shape, E as Severity, O as Span, S as QueryShape, T as Severities, _ as OptionalOptions, a as Code, b as Problem, c as Edit, d as Incomplete, f as JsonValue, g as Names, h as ListShape, i as Basis, j as Version, k as Value, l as FatalCode, m as Limits, n as Amendments, o as Document, p as Level, r as Applicability, s as DocumentOptions, t as AcceptedValue, u as Fix, v as Options, w as Report, x as QueryObject, y as Parsed } from "./types_types.js";
import { i as PlatformUrl, n as LoggableReport, r as loggable, t as LoggableProblem } from "./loggable_types.js";
import { A as FieldDescription, C as shapes, D as ElementDescription, E as Condition, F as ShapeDetails, I as ValueDescription, M as ObjectDescription, N as RemovedField, O as Example, P as Requirement, S as codes, T as Change, _ as applyFixes, a as JsonSchemaOptions, b as describe, c as standardSchema, d as InvalidDocumentError, f as assertValid, g as SameForm, h as Fixed, i as IssueOptions, j as JsonSchema, k as Explanation, l as jsonSchema, m as FixOptions, n as parse, o as StandardIssue, p as is, r as validate, s as StandardSchema, t as isValid, u as GuardOptions, v as fieldErrors, w as versions, x as changes, y as Description } from "./check_api_types.js";
import { a as Detected, c as Shortfall, i as Conversion, n as AppliedChange, o as Evidence, r as Complement, s as Loss, t as ConvertOptions } from "./convert_options_types.js";
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