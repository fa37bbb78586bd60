/** The public names of `order-contract/stream`, which validates and converts archives of documents. */
export { ArchiveError, type ArchiveErrorCode } from './stream/archive_error.js'
export { type ConversionSummary, type ConvertStreamOptions, convertStream } from './stream/convert_stream.js'
export type { DocumentStream } from './stream/document_stream.js'
export type { DocumentPlace, Excerpt, Reject } from './stream/rejects.js'
export type { Tally } from './stream/summary.js'
export {
  type InvalidDocument,
  type ValidationSummary,
  validateStream,
} from './stream/validate_stream.js'
