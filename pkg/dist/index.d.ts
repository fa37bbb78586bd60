/**
 * The package's root: checks what you send to and receive from the catalogue and order service.
 * Nothing runs at import; the core starts at the first call. Only names are here.
 */
export type { Basis, Code, DocumentInput, FatalCode, Input, JsonValue, Level, Limits, Options, Parsed, Problem, QueryInput, QueryShape, Report, Severities, Severity, Shape, Span, Value, Version, } from './types.js';
export { isValid, parse, validate } from './validate.js';
