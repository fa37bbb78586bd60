import { D as Shape, O as Span, b as Problem, c as Edit, f as JsonValue, i as Basis, j as Version, m as Limits, v as Options } from "./types_types.js";

// conversion.d.ts
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
interface AppliedChange {
  /** The name of the change, as in `changes`. */
  id: string;
  /** The JSON Pointer in the input. For a restored member, the pointer of the object that got it back. */
  from: string;
  /** The JSON Pointer in the output. */
  to: string;
  /** The section of the API documentation, such as `'2.6'`. */
  section: string;
  /** Whether the API documentation states the change, implies it, or leaves it to be assumed. */
  basis: Basis;
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
export { Detected as a, Shortfall as c, Conversion as i, AppliedChange as n, Evidence as o, Complement as r, Loss as s, ConvertOptions as t };