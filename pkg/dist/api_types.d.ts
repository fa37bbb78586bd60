import { i as PlatformUrl, n as LoggableReport, r as loggable, t as LoggableProblem } from "./loggable_types.js";
import { n as Meta, t as Messages } from "./language_types.js";
import { A as ValueOf, C as QueryValue, D as Shape, E as Severity, O as Span, S as QueryShape, T as Severities, _ as OptionalOptions, a as Code, b as Problem, c as Edit, d as Incomplete, f as JsonValue, g as Names, h as ListShape, i as Basis, j as Version, k as Value, l as FatalCode, m as Limits, n as Amendments, o as Document, p as Level, r as Applicability, s as DocumentOptions, t as AcceptedValue, u as Fix, v as Options, w as Report, x as QueryObject, y as Parsed } from "./types_types.js";
import { A as FieldDescription, C as shapes, D as ElementDescription, E as Condition, F as ShapeDetails, I as ValueDescription, M as ObjectDescription, N as RemovedField, O as Example, P as Requirement, S as codes, T as Change, _ as applyFixes, a as JsonSchemaOptions, b as describe, c as standardSchema, d as InvalidDocumentError, f as assertValid, g as SameForm, h as Fixed, i as IssueOptions, j as JsonSchema, k as Explanation, l as jsonSchema, m as FixOptions, n as parse, o as StandardIssue, p as is, r as validate, s as StandardSchema, t as isValid, u as GuardOptions, v as fieldErrors, w as versions, x as changes, y as Description } from "./check_api_types.js";
import { a as Detected, c as Shortfall, i as Conversion, n as AppliedChange, o as Evidence, r as Complement, s as Loss, t as ConvertOptions } from "./convert_options_types.js";

// call.d.ts
/** Headers: an object, pairs of a name and a value, or `Headers`. Several values of one name are joined by commas. */
type CallHeaders = {
  readonly [name: string]: string | readonly string[] | undefined;
} | Iterable<readonly [string, string]>;
/** A call to the service that has not been sent yet. */
interface Call {
  /** The HTTP method, such as `'POST'`. */
  method: string;
  /** The URL or its path, with the query. */
  url: string | PlatformUrl;
  /** An object, pairs, or `Headers`. */
  headers?: CallHeaders | undefined;
  /** Text, bytes, or a value that will be serialised as JSON. `null` and undefined mean no body, as in `fetch`. */
  body?: unknown;
}
/** Options of `validateCall`. An unknown name or value throws a `TypeError`, and so does `entries`. */
interface CallOptions extends Options {
  /** The URL that the API's paths (`/v2/…`) follow. By default the path starts at the first `/v2/` of the URL. */
  baseUrl?: string | undefined;
}
/**
 * Validates a call to the service and returns a report. Pointers begin with `/query`, `/headers` or `/body`.
 * The header `x-api-version` takes precedence over the option `version`.
 *
 * Bad data is reported, never thrown. A call that can't be sent throws a `TypeError`, such as one with a method that is not
 * a string or with headers of another form. So does a mistake in the options.
 *
 * @example
 * ```ts
 * import { validateCall } from 'order-contract'
 *
 * const { problems } = validateCall({ method: 'GET', url: 'https://example.com/v2/order/O-1/links' })
 * if (problems[0]?.code !== 'removed') throw new Error('not removed')
 * ```
 */
declare function validateCall(call: Call, options?: CallOptions): Report<'call'>;
/**
 * Converts a document from one version to another. Changes only what differs between the versions: in text and
 * bytes every other byte stays the same. The input itself is never modified. In a value, JavaScript has already
 * read the numbers: `1.10` becomes `1.1`, and 20 digits become 17. The values of a query object become strings, even if
 * both versions are the same.
 *
 * `convert` does not validate. It lists in `losses` what the other version can't hold, and keeps it in
 * `complement`. Pass the complement when you convert back to get the same bytes. A document that can't be read
 * and the complement of another document are reported in `problems`. A mistake in the options throws a `TypeError`.
 *
 * Entries and items without an `id` are matched by position: reordering them before you convert back goes unnoticed.
 *
 * @example
 * ```ts
 * import { convert } from 'order-contract'
 *
 * const order = '{"items": [{"payout": {"url": "https://example.com", "id": 7}}]}'
 * const old = convert('order', order, { from: '2024-02-05', to: '2023-07-27' })
 * if (!old.ok) throw new Error(old.problems[0]?.message)
 * if (old.output !== '{"items": [{"redemption_url": "https://example.com"}]}') throw new Error(old.output)
 *
 * const { complement } = old
 * const again = convert('order', old.output, { from: '2023-07-27', to: '2024-02-05', complement })
 * if (again.output !== order) throw new Error('lost something')
 * ```
 */
declare function convert<S extends Shape, I, To extends Version>(shape: S, input: I, options: ConvertOptions<To>): Conversion<SameForm<S, I, To>>;
/**
 * Returns the versions that a document can have, with the evidence against the others. Only what the API
 * documentation states counts as evidence. All versions are candidates if the document does not tell.
 * A mistake in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { detectVersion } from 'order-contract'
 *
 * const { candidates } = detectVersion('order', '{"items": [{"redemption_url": "https://example.com"}]}')
 * if (candidates.join() !== '2023-07-27') throw new Error('unclear')
 * ```
 */
declare function detectVersion(shape: Shape, input: unknown, options?: Pick<Options, 'entries' | 'limits' | 'messages'>): Detected;
/** A shape that a document can have. */
interface DetectedShape {
  shape: Shape;
  /** The versions that fit it best, oldest first. */
  versions: [Version, ...Version[]];
  /** Whether it is valid, as the first of the versions. */
  valid: boolean;
  /** How many of its names, or of those of a list's entries, the API documentation lists. */
  known: number;
  /** How many fields it lacks that the API documentation states as required. */
  missing: number;
}
/** The options of `detectShape`. */
interface DetectShapeOptions extends Pick<Options, 'entries' | 'limits'> {
  /** The shapes that come into question. By default all. */
  shapes?: readonly Shape[] | undefined;
  /** The version that comes into question. By default all. */
  version?: Version | undefined;
}
/**
 * Returns the shapes that a document can have, the likeliest first: those of which it has the most names, and among them
 * those with the fewest problems. The list is empty if no shape has any of its names. Names are also found in text that ends
 * early, such as that of an order that is being typed; of a text of more than 2 MB, those in the beginning count. A mistake
 * in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { detectShape } from 'order-contract'
 *
 * const [found] = detectShape('{"id": "O-1", "status": "PROCESSING", "items": []}')
 * if (found?.shape !== 'order') throw new Error('unclear')
 * ```
 */
declare function detectShape(input: unknown, options?: DetectShapeOptions): DetectedShape[];
/** The laws, in the order in which they are reported, each with a sentence that says what it is. */
declare const LAWS: {
  readonly back: 'Converting back with the complement gives the same bytes.';
  readonly kept: 'Whatever the output lacks is listed as a loss.';
  readonly invented: 'The output has nothing that the input has not.';
  readonly valid: 'A valid document stays valid, but for listed gaps.';
  readonly edited: 'Changes to the output are kept on the way back.';
  readonly pure: 'The input stays as it is, and converting it again gives the same.';
};
/** A law of conversion. */
type Law = keyof typeof LAWS;
/** Options of `verifyConversion`. An unknown name or value throws a `TypeError`. */
type VerifyOptions = Pick<ConvertOptions, 'from' | 'to' | 'payoutUrl' | 'entries' | 'limits' | 'messages'>;
/** The result of `verifyConversion`. */
interface Verification {
  /** Whether the document was converted, and no law is broken. */
  ok: boolean;
  /** For each law, whether it holds. Null if it says nothing here: the document was not converted, or was not valid before. */
  laws: { [L in Law]: boolean | null };
  /** The first law that is broken. */
  counterexample?: Counterexample;
  /** Why the document was not converted. */
  problems: Problem[];
}
/** A document for which a law is broken, without its data. */
interface Counterexample {
  law: Law;
  /** Where, as a JSON Pointer. Names that the API documentation does not list are replaced by `*`. */
  pointer: string;
  /** The document with other values. Equal strings stay equal, and words of the API documentation stay as they are. */
  document: string;
}
/**
 * Checks on one document what a conversion promises: it comes back byte for byte, nothing is invented or lost in silence, what
 * is valid stays valid but for listed gaps, what you edit between the conversions is kept, and the input stays as it is.
 * A document that can't be converted is reported in `problems`. A mistake in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { verifyConversion } from 'order-contract'
 *
 * const order = '{"items": [{"redemption_url": "https://example.com"}]}'
 * const { ok, counterexample } = verifyConversion('order', order, { from: '2023-07-27', to: '2024-02-05' })
 * if (!ok) throw new Error(counterexample?.law)
 * ```
 */
declare function verifyConversion(shape: Shape, input: unknown, options: VerifyOptions): Verification;
export { verifyConversion as a, detectShape as c, Call as d, CallHeaders as f, VerifyOptions as i, convert as l, validateCall as m, Law as n, DetectShapeOptions as o, CallOptions as p, Verification as r, DetectedShape as s, Counterexample as t, detectVersion as u };