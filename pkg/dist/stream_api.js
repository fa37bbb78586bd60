/**
 * Every public name of `order-contract/stream`: archives of documents. Which compiled core answers is said by
 * the entry that was imported (stream*.ts), not here.
 */
export { ArchiveError } from './stream/archive_error.js';
export { convertStream, } from './stream/convert_stream.js';
export { validateStream, } from './stream/validate_stream.js';
