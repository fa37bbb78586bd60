/**
 * Lists every public name of `order-contract/stream`, which validates and converts archives of documents.
 * The entries (stream*.ts) choose the compiled core.
 */
export { ArchiveError } from './stream/archive_error.js';
export { convertStream } from './stream/convert_stream.js';
export { validateStream, } from './stream/validate_stream.js';
