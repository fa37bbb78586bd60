import { i as PlatformUrl, n as LoggableReport, r as loggable, t as LoggableProblem } from "./loggable_types.js";
import { A as QueryShape, C as ListShape, D as Parsed, E as Options, F as Shape, I as Span, L as Value, M as Report, N as Severities, O as Problem, P as Severity, R as ValueOf, S as Limits, T as OptionalOptions, _ as FatalCode, a as Detected, b as JsonValue, c as Shortfall, d as Applicability, f as Basis, g as Edit, h as DocumentOptions, i as Conversion, j as QueryValue, k as QueryObject, l as AcceptedValue, m as Document, n as AppliedChange, o as Evidence, p as Code, r as Complement, s as Loss, t as ConvertOptions, u as Amendments, v as Fix, w as Names, x as Level, y as Incomplete, z as Version } from "./convert_options_types.js";
import { c as defaultVersion, n as Meta, t as Messages, u as forms } from "./language_types.js";
export * from "./documents.js";

// check/call.d.ts
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
/** Options of `applyFixes`. An unknown name or value throws a `TypeError`. */
interface FixOptions<V extends Version = Version> extends Options {
  version?: V | undefined;
  /** Applies the safe fixes of problems with these codes alone. The default is all codes. */
  only?: readonly Code[] | undefined;
  /** Also applies the fixes that need a review, of problems with these codes. By default of no code. */
  review?: readonly Code[] | undefined;
}
/**
 * The type of an output: text for text, bytes for bytes, and for a value the document of the output's version, of which any
 * member may be missing: it need not be valid. A query has the form of the input; as an object, it is `Parameters`.
 */
type SameForm<S extends Shape, I, V extends Version, Parameters = Texts<Document<S, V>>> = unknown extends I ? unknown : I extends string ? string : I extends Uint8Array ? Uint8Array<ArrayBuffer> : S extends QueryShape ? QueryLike<I, Parameters> : Incomplete<Document<S, V>>;
type QueryLike<I, Parameters> = I extends {
  href: string;
} | {
  getAll: unknown;
} ? I : Parameters;
type Texts<Query> = { [Name in keyof Query]?: string | string[] };
/** The result of `applyFixes`. */
interface Fixed<S extends Shape, Output> {
  /**
   * The fixed document: text for text, other bytes for bytes, a new value for a value. An input that is too large or has no
   * JSON is returned itself.
   */
  output: Output;
  /** The problems that were fixed. Spans refer to the text of the round in which the problem was found. */
  applied: Problem[];
  /** The report on the output. */
  report: Report<S>;
}
/**
 * Applies all safe fixes of a document, validates it again, and repeats until no safe fix is left. A safe fix
 * removes its problem and adds none. All other problems stay in the report, unless `review` has their fixes applied too.
 * The input is never modified. A mistake in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { applyFixes } from 'order-contract'
 *
 * const { output } = applyFixes('order-created', '{"status": "completed"}')
 * if (output !== '{"status": "COMPLETED"}') throw new Error('not fixed')
 * ```
 */
declare function applyFixes<S extends Shape, I, V extends Version = typeof defaultVersion>(shape: S, input: I, options?: FixOptions<V>): Fixed<S, SameForm<S, I, V, Partial<ValueOf<S, V>>>>;
/** Options of `is` and `assertValid`: all but those that loosen the rules. */
type GuardOptions<V extends Version = Version> = Omit<DocumentOptions<V>, 'draft' | 'severity' | 'level'>;
/**
 * Returns whether a value is valid, as a type guard. Unlike in `isValid`, a string is a JSON string and not the
 * text of a document, and bytes are never valid. Where the value or a part of it has a `toJSON` method, the result
 * of the method is validated: a `Date` is valid where the type has a string. In the same way, what JSON leaves out or
 * writes as `null` counts as such: `undefined`, functions and symbols, gaps in arrays, `NaN` and infinities.
 *
 * A query is a plain object of strings, numbers, booleans, and lists of these where a parameter may be repeated.
 *
 * With `optional`, the type leaves open which members are there. Throws a `TypeError` for the options `draft` and
 * `severity` and for the level `'stated'`: a document that is valid under them may differ from the type.
 *
 * @example
 * ```ts
 * import { is } from 'order-contract'
 *
 * const value: unknown = JSON.parse('{"status":"COMPLETED","items":[]}')
 * if (is('order', value) && value.status === 'COMPLETED') console.log(value.items)
 * ```
 */
declare function is<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, value: unknown, options?: GuardOptions<V>): value is ValueOf<S, V>;
declare function is<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, value: unknown, options: OptionalOptions<GuardOptions<V>>): value is Incomplete<ValueOf<S, V>>;
/**
 * Throws an `InvalidDocumentError` with the report if `is` returns false for the value. Its message begins with an
 * English sentence; the first error follows, in the language of `messages`. Throws a `TypeError` for the same options as
 * `is`.
 *
 * @example
 * ```ts
 * import { assertValid, InvalidDocumentError } from 'order-contract'
 *
 * try {
 *   const value: unknown = { status: 'DONE' }
 *   assertValid('order-created', value)
 *   console.log(value.status)
 * } catch (error) {
 *   if (!(error instanceof InvalidDocumentError)) throw error
 *   console.log(error.report.problems)
 * }
 * ```
 */
declare function assertValid<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, value: unknown, options?: GuardOptions<V>): asserts value is ValueOf<S, V>;
declare function assertValid<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, value: unknown, options: OptionalOptions<GuardOptions<V>>): asserts value is Incomplete<ValueOf<S, V>>;
/** The error that `assertValid` throws. The message never quotes the document; `report` lists the problems. */
declare class InvalidDocumentError extends Error {
  readonly name = "InvalidDocumentError";
  /** The report on the document. Not enumerable, so that loggers leave it out. */
  readonly report: Report<Shape>;
  constructor(report: Report<Shape>);
}
/** A condition: a field of the same object, the discriminator, has one of these values. */
interface Condition {
  /** The name of the discriminator. */
  readonly field: string;
  /** The values. Any of them meets the condition. A version may have none of them: then it is never met. */
  readonly values: readonly string[];
}
/** The requirement that a field is present or a list is not empty. */
interface Requirement extends Readonly<Pick<Problem, 'basis'>> {
  /** A sentence that says why. */
  readonly why: string;
  /** When it applies. Always, if absent. */
  readonly with?: Condition;
}
/** An allowed value of an enum. */
interface ValueDescription {
  /** The string in the document. */
  readonly value: string;
  /** The label to show to people. */
  readonly label: string;
  /** The option `accept` added the value. It decides nothing about the fields that depend on the documented ones. */
  readonly accepted?: true;
}
/** The description of a document, of a field's value, or of an element of a list. */
interface ElementDescription extends Readonly<Pick<Problem, 'section'>> {
  /** The label to show to people. */
  readonly label?: string;
  /** One line of documentation. */
  readonly doc?: string;
  /** The kind of value: `collection` is an array or an object, `any` means that the API documentation shows no type. */
  readonly kind: 'any' | 'text' | 'enum' | 'object' | 'list' | 'collection';
  /** Whether the API documentation states the kind, implies it, or leaves it to be assumed. */
  readonly basis: Basis;
  /** The codes of the problems with this value that are errors by default. Others are warnings, or not reported. */
  readonly errors: readonly Code[];
  /** Whether `null` is only a warning, although other values of a wrong type are errors. */
  readonly nullable?: true;
  /** The format of a text. Any text is allowed if absent. */
  readonly form?: (typeof forms)[number];
  /** The regular expression of the format, for the whole text, as the attribute `pattern` of an input takes it. */
  readonly pattern?: string;
  /** The `type` of an HTML input for the format, if not `text`. */
  readonly input?: 'email';
  /** How firmly the API documentation shows the format. Absent if a text of another format is no error by default. */
  readonly formBasis?: Basis;
  /** The code with which a text of another format is reported. */
  readonly code?: Code;
  /** The allowed values of an enum. */
  readonly values?: readonly ValueDescription[];
  /** The fields of an object. */
  readonly object?: ObjectDescription;
  /** The elements of a list. */
  readonly element?: ElementDescription;
  /** Why a list, or a text in a list, must not be empty. Absent if it may be. */
  readonly notEmpty?: Requirement;
}
/** The description of a member of an object, or of a query parameter. */
interface FieldDescription extends ElementDescription {
  /** The name in the document or query. */
  readonly name: string;
  /** When the field must be present, and why. Absent if it is optional. */
  readonly required?: Requirement;
  /** When the field applies. Always, if absent. */
  readonly appliesWith?: Condition;
  /** A field that must not be present together with this one. */
  readonly excludes?: Pick<ElementDescription, 'basis' | 'errors'> & {
    readonly name: string;
  };
  /** Whether a parameter may stand in a query several times. */
  readonly repeatable?: true;
  /** The first version that has the field. */
  readonly since: Version;
  /** The version that deprecated the field. */
  readonly deprecated?: Version;
}
/** A member that the version no longer has. */
interface RemovedField extends Pick<ElementDescription, 'errors'> {
  /** The name in the document or query. */
  readonly name: string;
  /** The version that removed it. */
  readonly version: Version;
  /** A sentence that says what to do instead. */
  readonly instead: string;
}
/** The description of an object and its fields. */
interface ObjectDescription extends Readonly<Pick<Problem, 'section'>> {
  /** The title to show to people. */
  readonly title: string;
  /** The name of the field that decides which of the others apply. */
  readonly discriminator?: string;
  /** Whether the API documentation states that there are further fields. */
  readonly open: boolean;
  /** The fields of the version, in the order of the API documentation. */
  readonly fields: readonly FieldDescription[];
  /** The fields that the version no longer has. */
  readonly removed: readonly RemovedField[];
  /** Sentences about what the API documentation does not show of the object. */
  readonly notShown: readonly string[];
}
/** The description of a shape in one version: of the document, of each entry of a list, or of the query. */
interface ShapeDetails extends ElementDescription {
  /** Whether you send it or receive it. */
  readonly direction: 'sent' | 'received';
  /** One document, a list of entries, or the query of a URL. */
  readonly layout: 'document' | 'entries' | 'query';
  readonly kind: 'object';
  readonly object: ObjectDescription;
  /** Sentences about what the API documentation does not show of the shape as a whole. */
  readonly notShown: readonly string[];
}
/** A JSON Schema as a JSON object. */
interface JsonSchema {
  [keyword: string]: JsonValue;
}
/** Arguments with which a function of the package can be run. */
interface Example {
  /** The function. */
  readonly by: 'validate' | 'validateCall' | 'convert';
  /** The first argument. Absent for `validateCall`. */
  readonly shape?: Shape;
  /** The document's text, or a call as JSON. Absent if the input is `undefined`, which JSON can't express. */
  readonly input?: string;
  /** The options, as JSON. */
  readonly options?: string;
}
/** What `codes` says of a code. */
interface Explanation {
  /** The code. */
  readonly code: Code;
  /** When the code is reported, and why. */
  readonly text: string;
  /** An input for which the code is reported. */
  readonly fails: Example;
  /** A similar input for which it is not. */
  readonly passes: Example;
  /** The page on the code, as an address relative to the documentation site: `codes/enum/`. */
  readonly page: string;
}
/** A change that a version made. */
interface Change extends Readonly<Pick<Problem, 'section' | 'basis'>> {
  /** The name of the change, the same as in `changes` of a `Conversion`. */
  readonly id: string;
  /** The version that introduced it. */
  readonly version: Version;
  /** One line about the change. */
  readonly title: string;
  /** A few sentences about the change. */
  readonly description: string;
}
/** An error as an issue of Standard Schema. */
interface StandardIssue extends Readonly<Pick<Problem, 'message' | 'code' | 'pointer' | 'meta'>> {
  /** The segments of the pointer. Positions in arrays are numbers. */
  readonly path: readonly (string | number)[];
}
/**
 * A schema for libraries that support Standard Schema or Standard JSON Schema. `Input` is the type of what they pass,
 * such as the values of a form, and `Output` of what they get back if it is valid.
 */
interface StandardSchema<Input, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'order-contract';
    readonly validate: (value: unknown) => {
      readonly value: Output;
      readonly issues?: undefined;
    } | {
      readonly issues: readonly StandardIssue[];
    };
    /**
     * Returns the JSON Schema of the shape. Throws a `TypeError` for targets other than `draft-2020-12` and
     * `draft-07`, and if the schema has the options `draft` or `severity`.
     */
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => JsonSchema;
      readonly output: (options: JsonSchemaOptions) => JsonSchema;
    };
    readonly types?: {
      readonly input: Input;
      readonly output: Output;
    } | undefined;
  };
}
/** The argument with which a library asks for a JSON Schema. */
interface JsonSchemaOptions {
  /** The dialect. */
  readonly target: 'draft-2020-12' | 'draft-07' | (string & {});
  readonly libraryOptions?: Record<string, unknown> | undefined;
}
/** Options of `standardSchema` about its issues. */
interface IssueOptions {
  /** Returns the message of an issue. The default is the problem's message. */
  message?: ((problem: Problem) => string) | undefined;
}
/**
 * Returns a shape as a Standard Schema. It validates values: a string is a JSON string, and bytes are never valid.
 * What is returned is what was validated: a copy of a valid value as JSON has it (a `Date` is a text, `NaN` is null), and a
 * query as an object of texts. Messages name fields by their labels unless `names` is `'wire'`.
 *
 * The values of a form are rarely an `OrderRequest` while it is being filled in: `standardSchema<MyForm,
 * OrderRequest>('order-request')` takes your type and returns the document's. With options that loosen the rules (`draft`,
 * `optional`), what is valid may lack members: `standardSchema<MyForm>('order-request', { draft: true })` returns your own
 * type. A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { standardSchema } from 'order-contract'
 *
 * const schema = standardSchema('order-request', {
 *   message: ({ code, message }) => (code === 'required' ? 'Please fill this in.' : message),
 * })
 * const result = schema['~standard'].validate({ payment_method: { type: 'CARD', currency: 'EUR' } })
 * const [card] = result.issues ?? []
 * if (card?.message !== 'Please fill this in.') throw new Error('not found')
 * ```
 */
declare function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, options?: DocumentOptions<V> & IssueOptions): StandardSchema<ValueOf<S, V>, Document<S, V>>;
declare function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, options: OptionalOptions<DocumentOptions<V>> & IssueOptions): StandardSchema<Incomplete<ValueOf<S, V>>, Incomplete<Document<S, V>>>;
declare function standardSchema<Input extends object = Record<string, unknown>, Output = Input>(shape: Shape, options?: Options & IssueOptions): StandardSchema<Input, Output>;
/** A `WebAssembly.Module`. Named here because programs without the DOM's types lack that type. */
type CompiledModule = object;
/** A core: its compiled module, the URL of its .wasm file, or the bytes of that file. */
type CoreSource = CompiledModule | PlatformUrl | string | ArrayBuffer | Uint8Array;
/**
 * Starts cores from the .wasm files of the package, `order_contract_check.wasm` and `order_contract_convert.wasm`. Without
 * it a core starts at the first call, from its bytes in the script. Resolves when the functions that need these cores can be
 * called. Further calls for a core wait for the first one and ignore their source; after a failure, the next call tries
 * again.
 *
 * Rejects with a `TypeError` if a source is of another type, or is another module, with an `Error` if a server answers with
 * an error status, with an `Error` of `code` `'no_webassembly'` if WebAssembly is missing or not allowed, and with the errors
 * of `fetch` and `WebAssembly`.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { fileURLToPath } from 'node:url'
 * import { isValid, start } from 'order-contract'
 *
 * await start({ check: await readFile(fileURLToPath(import.meta.resolve('order-contract/order_contract_check.wasm'))) })
 * if (!isValid('order-created', '{"status":"COMPLETED"}')) throw new Error('not valid')
 * ```
 */
declare function start(sources: {
  check?: CoreSource | undefined;
  convert?: CoreSource | undefined;
}): Promise<void>;
/**
 * Validates a document and returns a report.
 *
 * Bad data is reported, never thrown. A mistake in the arguments (an unknown shape or option, a `Promise` as the
 * document) throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { validate } from 'order-contract'
 *
 * const report = validate('order-created', '{"status":"DONE"}')
 * for (const { pointer, message } of report.problems) console.log(pointer, message)
 * ```
 */
declare function validate<S extends Shape>(shape: S, input: unknown, options?: Options): Report<S>;
/**
 * Returns whether a document is valid: the same as `valid` in the report of `validate`, but faster.
 * A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { isValid } from 'order-contract'
 *
 * const body = new TextEncoder().encode('{"status":"COMPLETED"}')
 * if (!isValid('order-created', body)) throw new Error('not an order')
 * ```
 */
declare function isValid<S extends Shape>(shape: S, input: unknown, options?: Options): boolean;
/**
 * Validates a document and returns its value if it is valid. The value is parsed from the text that was validated,
 * so for an object it is a copy. The value of a query is an object of its parameters.
 * A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { parse } from 'order-contract'
 *
 * const parsed = parse('product-query', '?limit=10')
 * if (parsed.ok) console.log(parsed.value.limit)
 * else console.error(parsed.report.problems)
 * ```
 */
declare function parse<S extends Shape>(shape: S, input: unknown, options?: DocumentOptions<never>): Parsed<S, Document<S>>;
declare function parse<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, input: unknown, options?: DocumentOptions<V>): Parsed<S, Document<S, V>>;
declare function parse<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, input: unknown, options: OptionalOptions<DocumentOptions<V>>): Parsed<S, Incomplete<Document<S, V>>>;
declare function parse<S extends Shape>(shape: S, input: unknown, options?: Options): Parsed<S, Value<S>>;
/** The shapes of documents and queries. */
declare const shapes: readonly ["order-request", "order-created", "order", "order-list", "product", "product-list", "product-update", "product-query", "order-query"];
/** The dated versions, newest last. */
declare const versions: readonly ["2023-07-27", "2024-02-05"];
/** What each code means, with an example for which it is reported and one for which it is not. */
declare const codes: {
  readonly complement: Explanation;
  readonly decimal: Explanation;
  readonly deprecated: Explanation;
  readonly duplicate_key: Explanation;
  readonly email: Explanation;
  readonly empty: Explanation;
  readonly encoding: Explanation;
  readonly entries: Explanation;
  readonly enum: Explanation;
  readonly exclusive: Explanation;
  readonly irrelevant: Explanation;
  readonly not_serializable: Explanation;
  readonly removed: Explanation;
  readonly required: Explanation;
  readonly syntax: Explanation;
  readonly timestamp: Explanation;
  readonly timestamp_offset: Explanation;
  readonly too_deep: Explanation;
  readonly too_large: Explanation;
  readonly type: Explanation;
  readonly undocumented: Explanation;
  readonly unexpected: Explanation;
  readonly unknown_endpoint: Explanation;
  readonly unknown_version: Explanation;
};
/** What each version changed, oldest change first. */
declare const changes: readonly Change[];
/** The result of `describe`. */
interface Description<S extends Shape = Shape> extends ShapeDetails {
  /** The shape. */
  readonly shape: S;
  /** The version. */
  readonly version: Version;
  readonly layout: S extends QueryShape ? 'query' : S extends ListShape ? 'entries' : 'document';
}
/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
 * and why, which problems are errors, and what the API documentation does not show. The default version is that of
 * `validate`. Values that `accept` adds come last, with the labels that it gives. The result is frozen. An unknown shape
 * or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { describe } from 'order-contract'
 *
 * const { object } = describe('order-request')
 * const labels: (string | undefined)[] = object.fields.map(({ label }) => label)
 * if (labels[0] !== 'Payment method') throw new Error('not described')
 * ```
 */
declare function describe<S extends Shape>(shape: S, options?: Pick<Options, 'version' | 'accept' | 'optional' | 'messages'>): Description<S>;
/**
 * Returns the JSON Schema (2020-12) of a shape. That of a query describes an object of its parameters: strings, numbers,
 * booleans, and lists of these.
 * The default version is that of `validate`, the default level `'implied'`. A JSON Schema can't express duplicate keys,
 * bad encoding, or which of several members holds the entries of a list. It compiles in Ajv's strict mode. The result is
 * yours to change. An unknown shape or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { jsonSchema } from 'order-contract'
 *
 * const schema = jsonSchema('product-update', { level: 'stated' })
 * if (schema.title !== 'Product update') throw new Error('no schema')
 * ```
 */
declare function jsonSchema(shape: Shape, options?: Pick<Options, 'version' | 'level' | 'accept' | 'optional'>): JsonSchema;
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
 * early, such as that of an order that is being typed. A mistake in an argument throws a `TypeError`.
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
/**
 * Returns the message of the first error of each field. The key is the field's path joined by dots, such as
 * `'items.0.products.value'`, or `''` for the document itself. An empty name, or one with a dot, a bracket or a quote, is
 * written as JSON in brackets: `'items["a.b"]'`. Warnings are left out. The object has no prototype,
 * so every key is a field. Throws a `TypeError` if the argument is not a report.
 *
 * @example
 * ```ts
 * import { fieldErrors, validate } from 'order-contract'
 *
 * const errors = fieldErrors(validate('order-request', { payment_method: { type: 'CARD', currency: 'EUR' } }))
 * console.log(errors['payment_method.card_id'])
 * ```
 */
declare function fieldErrors(report: Pick<Report, 'problems'>): Record<string, string>;
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
export { AcceptedValue, Amendments, Applicability, type AppliedChange, Basis, type Call, type CallHeaders, type CallOptions, type Change, Code, type CompiledModule, type Complement, type Condition, type Conversion, type ConvertOptions, type CoreSource, type Counterexample, type Description, type DetectShapeOptions, type Detected, type DetectedShape, Document, DocumentOptions, Edit, type ElementDescription, type Evidence, type Example, type Explanation, FatalCode, type FieldDescription, Fix, type FixOptions, type Fixed, type GuardOptions, Incomplete, InvalidDocumentError, IssueOptions, type JsonSchema, JsonSchemaOptions, JsonValue, type Law, Level, Limits, ListShape, type LoggableProblem, type LoggableReport, type Loss, type Messages, type Meta, Names, type ObjectDescription, OptionalOptions, Options, Parsed, Problem, QueryObject, QueryShape, QueryValue, type RemovedField, Report, type Requirement, type SameForm, Severities, Severity, Shape, type ShapeDetails, type Shortfall, Span, StandardIssue, StandardSchema, Value, type ValueDescription, ValueOf, type Verification, type VerifyOptions, Version, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, start, validate, validateCall, verifyConversion, versions };