import { M as Report, O as Problem } from "./convert_options_types.js";

// input/tag.d.ts
/** A `URL`. Programs without the types of the DOM or of Node lack that type, and get what the package reads of it. */
type PlatformUrl = typeof globalThis extends {
  URL: {
    prototype: infer U;
  };
} ? U : {
  readonly href: string;
};
/** A report with nothing of the document except names that the API documentation lists. */
interface LoggableReport extends Pick<Report, 'valid' | 'shape' | 'version' | 'truncated'> {
  problems: LoggableProblem[];
}
/** A problem without its message. `codes[code]` says what the code means. */
interface LoggableProblem extends Pick<Problem, 'code' | 'severity' | 'basis' | 'section'> {
  /** The JSON Pointer. Names that the API documentation does not list are replaced by `*`. */
  pointer: string;
}
/**
 * Returns a copy of a report that is safe to log: it contains no value, unknown name or control character of the
 * document, even if the report was made with `mask: false`. Throws a `TypeError` if the argument is not a report.
 *
 * @example
 * ```ts
 * import { loggable, validate } from 'order-contract'
 *
 * const report = validate('product-update', '{"new_state":{"ann@example.com\\n":}}')
 * if (loggable(report).problems[0]?.pointer !== '/new_state/*') throw new Error('not fit for a log')
 * ```
 */
declare function loggable(report: Report): LoggableReport;
export { PlatformUrl as i, LoggableReport as n, loggable as r, LoggableProblem as t };