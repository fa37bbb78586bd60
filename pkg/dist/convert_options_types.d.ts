import { _ as versions, a as applicabilities, c as defaultVersion, d as levels, f as lists, g as shapes, h as severities, l as fatalCodes, m as queries, n as Meta, o as bases, p as namings, s as codes, t as Messages } from "./language_types.js";
import { Documents } from "./documents.js";

// types/types.d.ts
/** A dated version of the API. */
type Version = (typeof versions)[number];
/** The kind of a document: `order`, `product-update` and so on. */
type Shape = (typeof shapes)[number];
/** The shapes that are the query of a URL and not JSON. */
type QueryShape = (typeof queries)[number];
/** The shapes that are lists of entries. */
type ListShape = (typeof lists)[number];
/** What a problem is about. A closed list; `codes` explains each. */
type Code = (typeof codes)[number];
/** How serious a problem is. Only an `error` makes a document invalid. */
type Severity = Exclude<(typeof severities)[number], 'off'>;
/** Which rules apply: `'implied'` means all rules, `'stated'` only those that the API documentation states. */
type Level = (typeof levels)[number];
/** Where a rule comes from: the API documentation states it, implies it, or is silent and we assume it. */
type Basis = (typeof bases)[number];
/** How messages name a field: `'wire'` as in the document, `'label'` by its label. */
type Names = (typeof namings)[number];
/** The codes after which nothing more is checked. They are always errors. */
type FatalCode = (typeof fatalCodes)[number];
/** Limits on input and report. Each is a whole number, 0 or more; others throw a `TypeError`. */
interface Limits {
  /** The maximum size of a document in UTF-8 bytes. The default is 1048576, the highest value 500000000. */
  bytes?: number | undefined;
  /**
   * The maximum nesting depth. The root object or array has depth 1. The default is 64. Text that is nested deeper than
   * 16777216 levels is `too_deep` in any case.
   */
  depth?: number | undefined;
  /**
   * The maximum number of problems that a report lists, and of pieces of evidence that `detectVersion` lists. The default
   * is 100. `valid` takes all into account. A report also ends after 1 MiB of pointers.
   */
  findings?: number | undefined;
}
/** Severities that override the defaults, by code; `'off'` drops a problem. Fatal codes accept only `'error'`. */
type Severities = { [C in Exclude<Code, FatalCode>]?: Severity | 'off' | undefined } & { [C in FatalCode]?: 'error' | undefined };
/** A value that your service accepts, and its label to show to people. */
interface AcceptedValue {
  readonly value: string;
  readonly label: string;
}
/**
 * What your service adds to the API documentation, by JSON Pointer: from the document, from each entry of a list, or from
 * the body of a call. In a pointer, `*` is each element of an array. A pointer that leads to no such field throws a
 * `TypeError` that suggests the nearest. Conversions ignore these options.
 */
interface Amendments {
  /**
   * Further values of enumerations: `{ '/payment_method/currency': ['AUD'] }`. Such a value decides nothing about the
   * fields that depend on the listed ones. A value with a label, `{ value: 'AUD', label: 'Australian dollar' }`, has it in
   * the result of `describe`; others are their own labels.
   */
  accept?: {
    readonly [pointer: string]: readonly (string | AcceptedValue)[] | undefined;
  } | undefined;
  /** The required fields that need not be there: `['/approval_state']`. */
  optional?: readonly string[] | undefined;
}
/** Options of validation. An unknown name or value throws a `TypeError`. Only own properties count: others are not read. */
interface Options extends Amendments {
  /** The API version. The default changes only with a major version. */
  version?: Version | undefined;
  /** Which rules apply. The default, `'implied'`, applies all rules. */
  level?: Level | undefined;
  /**
   * For a form that is being filled in: skips `required` and `empty`, and accepts an e-mail address that more
   * typing can complete. The default is `false`.
   */
  draft?: boolean | undefined;
  /** Severities that override the defaults. */
  severity?: Severities | undefined;
  /** The JSON Pointer of a list's entries, if the document has several candidates. Only lists take it. */
  entries?: string | undefined;
  /** Limits on input and report. */
  limits?: Limits | undefined;
  /** Whether to keep personal and unknown content of the input out of the report. The default is `true`. */
  mask?: boolean | undefined;
  /** The language of messages, such as `de` from `order-contract/messages/de`. The default is English. */
  messages?: Messages | undefined;
  /** How messages name a field: `'wire'`, the default, writes `card_id`, `'label'` writes Card ID. */
  names?: Names | undefined;
}
/** A range of the input, in UTF-16 units for a string and in bytes for bytes. */
interface Span {
  /** The start, from 0. */
  start: number;
  /** The end, exclusive. */
  end: number;
  /** The line of the start, from 1. */
  line: number;
  /** The column of the start, from 1. */
  column: number;
}
/** Whether a fix can be applied without review. A `safe` fix removes its problem and adds none. */
type Applicability = (typeof applicabilities)[number];
/** An edit of the input: replace the range from `start` to `end` by `text`. */
interface Edit {
  /** The start, from 0, in the unit of spans. */
  start: number;
  /** The end, exclusive. */
  end: number;
  /** The text to insert. */
  text: string;
}
/** A fix for a problem. */
interface Fix {
  /** A few words that say what the fix does. */
  title: string;
  /** Whether the fix can be applied without review. */
  applicability: Applicability;
  /** The edits of the input, ascending. Only for text and bytes. */
  edits?: Edit[];
}
/** A problem of a document or call. */
interface Problem {
  /** What the problem is about. */
  code: Code;
  /** How serious it is. */
  severity: Severity;
  /** Where the rule comes from. */
  basis: Basis;
  /** The section of the API documentation, such as `'2.4'`. */
  section: string;
  /** A sentence that states the fact and one that says what to do. */
  message: string;
  /** The JSON Pointer of the value, or of the missing member. */
  pointer: string;
  /** The pointer's segments. Positions in arrays are numbers. */
  path: (string | number)[];
  /** What is accepted instead: types, values or characters. */
  expected?: string[];
  /** What was found: its type, or with `mask: false` its text, shortened. */
  found?: string;
  /** A further sentence about the rule. */
  help?: string;
  /** The nearest known name or value. */
  suggestion?: string;
  /** The range in the input. Only for text and bytes. */
  span?: Span;
  /** A fix for the problem. */
  fix?: Fix;
  /** The arguments of the message by name, such as `field`, `label` and `values`. Masked like the message. */
  meta: Meta;
}
/** The result of validation: plain data that `JSON.stringify` and `structuredClone` accept. */
interface Report<S extends Shape | 'call' = Shape | 'call'> {
  /** Whether there is no problem with severity `error`. */
  valid: boolean;
  /** The shape that the input was validated as. */
  shape: S;
  /** The version that the input was validated against. */
  version: Version;
  /**
   * The problems in the order of the input, at most `limits.findings`, errors rather than others. If the input could not be
   * read to its end, the last one says why.
   */
  problems: Problem[];
  /** Whether there are more problems than `problems` lists. */
  truncated: boolean;
  /** What was assumed in order to validate the input, in sentences. */
  assumptions: string[];
}
/** Any JSON value. */
type JsonValue = string | number | boolean | null | JsonValue[] | {
  [key: string]: JsonValue;
};
/** The type of a shape's documents in a version. It requires only what is an error by default. */
type Document<S extends Shape = Shape, V extends Version = typeof defaultVersion> = Documents[V][S];
/**
 * Options under which a valid document always has its type. For the values of `accept`, see the interface `Accepted`.
 */
interface DocumentOptions<V extends Version = Version> extends Options {
  version?: V | undefined;
  level?: 'implied' | undefined;
  draft?: false | undefined;
  severity?: undefined;
  optional?: undefined;
}
/** The same options with `optional`: a valid document may lack members of its type. */
type OptionalOptions<Without extends {
  optional?: undefined;
}> = Omit<Without, 'optional'> & Pick<Amendments, 'optional'>;
/** A document that may lack any of its members. */
type Incomplete<T> = T extends string | number | boolean ? T : T extends readonly (infer Element)[] ? Incomplete<Element>[] : T extends object ? { [Name in keyof T]?: Incomplete<T[Name]> } : T;
/** The type of `value` in the result of `parse` if options change the rules. A parameter that is repeated is an array. */
type Value<S extends Shape> = S extends QueryShape ? {
  [parameter: string]: string | string[];
} : JsonValue;
/** What a member of a query object can be. It is written as text. */
type QueryValue = string | number | boolean;
/** A query as an object. Members that are null or undefined are left out. */
type QueryObject<Query> = { [Name in keyof Query]: (string[] extends Query[Name] ? QueryValue | readonly QueryValue[] : QueryValue) | null };
/** The type of a valid value: a document, or a query as an object. */
type ValueOf<S extends Shape = Shape, V extends Version = typeof defaultVersion> = S extends QueryShape ? QueryObject<Document<S, V>> : Document<S, V>;
/** The result of `parse`: the value if the document is valid, and always the report. */
type Parsed<S extends Shape, D = Document<S>> = {
  ok: true;
  value: D;
  report: Report<S>;
} | {
  ok: false;
  report: Report<S>;
};
/** What converting back needs and the output does not hold. Plain JSON: store it beside the output. */
interface Complement {
  /** The shape of the document. */
  shape: Shape;
  /** The version that the document was converted from. */
  from: Version;
  /** The version that it was converted to. */
  to: Version;
  /** The JSON Pointer of the URL inside `payout`, for shapes that can have one. */
  payoutUrl?: string;
  /** The identifier of the document, as it is written. */
  id?: string;
  /** What is known of the document's members, by their JSON Pointers. The format is internal. */
  members?: {
    [pointer: string]: object;
  };
  /** What is known of the elements of its lists, by their JSON Pointers. The format is internal. */
  lists?: {
    [pointer: string]: object;
  };
}
/** A member that was converted, or restored from a complement. */
interface AppliedChange extends Pick<Problem, 'section' | 'basis'> {
  /** The name of the change, as in `changes`. */
  id: string;
  /** The JSON Pointer in the input. For a restored member, the pointer of the object that got it back. */
  from: string;
  /** The JSON Pointer in the output. */
  to: string;
  /** Where the member is in the input. Only for text and bytes. */
  fromSpan?: Span;
  /** Where the member is in the output. Only for text and bytes. */
  toSpan?: Span;
}
/** A loss, which the other version can't hold, or a gap, which it requires and the input does not have. */
interface Shortfall extends Pick<Problem, 'path' | 'section'> {
  /** The JSON Pointer of a loss in the input, or of a gap in the output. */
  pointer: string;
  /** A sentence that says why. */
  reason: string;
}
/** What the other version can't hold. */
interface Loss extends Shortfall {
  /**
   * Where it is in the input: the member with its name, or the element. Only for text and bytes. Absent for a part of the
   * complement that has no match, and for an endpoint.
   */
  span?: Span;
}
/** The result of `convert`. `ok` tells whether there is an output. */
type Conversion<Output> = {
  ok: true; /** The converted document: text for text, bytes for bytes, a new value for a value. */
  output: Output; /** The edits that turn the input into the output, ascending. Empty for a value. */
  edits: Edit[]; /** The members that were converted or restored. */
  changes: AppliedChange[]; /** What the other version can't hold. */
  losses: Loss[]; /** What the other version requires and the input does not have. */
  gaps: Shortfall[]; /** What converting back needs. Null if it restores the same bytes without a complement. */
  complement: Complement | null; /** What was assumed where the API documentation shows nothing, in sentences. */
  assumptions: string[];
  problems: [];
} | {
  ok: false;
  output: undefined; /** Why the document was not converted. */
  problems: Problem[];
};
/** The result of `detectVersion`. */
interface Detected {
  /** The versions without evidence against them, or all versions if each has some. */
  candidates: Version[];
  /**
   * The evidence against versions, in the order of the document: as much as `limits.findings` allows, and always the
   * first against each version.
   */
  evidence: Evidence[];
}
/** Evidence that a document does not have a version. */
interface Evidence extends Pick<Problem, 'path' | 'section'> {
  /** The version that it rules out. */
  version: Version;
  /** The JSON Pointer of the member that rules it out, or that is missing. */
  pointer: string;
  /** A sentence that says why. */
  reason: string;
}
/** Options of `convert`. An unknown name or value throws a `TypeError`. */
interface ConvertOptions<To extends Version = Version> extends Pick<Options, 'entries' | 'messages'> {
  /** The version of the document. */
  from: Version;
  /** The version to convert it to. */
  to: To;
  /**
   * The JSON Pointer of the URL inside `payout`. The default is `'/url'`. Use `''` if `payout` is the URL itself. A position
   * in an array is read, but nothing is built with it: to a later version, a URL is lost unless the complement shows its
   * `payout`.
   */
  payoutUrl?: string | undefined;
  /** Values for gaps, by JSON Pointer relative to an entry: `{ '/approval_state': 'APPROVED' }`. */
  fill?: {
    readonly [pointer: string]: JsonValue | undefined;
  } | undefined;
  /** The complement that converting this document the other way returned. */
  complement?: Complement | null | undefined;
  /** If there are losses: `'report'`, the default, lists them; `'error'` converts nothing. */
  onLoss?: 'report' | 'error' | undefined;
  /** If a part of `complement` has no match: `'error'`, the default, converts nothing; `'drop'` lists a loss. */
  onOrphan?: 'error' | 'drop' | undefined;
  /**
   * Limits on input and report. If `from` and `to` are the same version, text and bytes are returned unread. A value is
   * written as text even then, so `limits.bytes` applies to it.
   */
  limits?: Limits | undefined;
}
export { QueryShape as A, ListShape as C, Parsed as D, Options as E, Shape as F, Span as I, Value as L, Report as M, Severities as N, Problem as O, Severity as P, ValueOf as R, Limits as S, OptionalOptions as T, FatalCode as _, Detected as a, JsonValue as b, Shortfall as c, Applicability as d, Basis as f, Edit as g, DocumentOptions as h, Conversion as i, QueryValue as j, QueryObject as k, AcceptedValue as l, Document as m, AppliedChange as n, Evidence as o, Code as p, Complement as r, Loss as s, ConvertOptions as t, Amendments as u, Fix as v, Names as w, Level as x, Incomplete as y, Version as z };