import { type Check } from '../option_reader.js';
import type { Progress } from './document_stream.js';
import type { Framing } from './framing.js';
/** `'ndjson'`: one document per line. `'json'`: one array of documents. */
export type ArchiveFormat = (typeof FORMATS)[number];
declare const FORMATS: readonly ['ndjson', 'json'];
/** The options that both streams share. */
export interface StreamOptions {
    /** The format of the archive. The default is `'ndjson'`. */
    format?: ArchiveFormat | undefined;
    /** Is called after each chunk of the input. */
    onProgress?: ((progress: Progress) => void) | undefined;
}
/** The options of both streams, besides those of what is done with the documents. */
export declare const STREAM: {
    format: import("../option_reader.js").Option<"json" | "ndjson">;
    onProgress: import("../option_reader.js").Option<NoInfer<(progress: Progress) => void> | undefined>;
};
export declare function framingOf(format: ArchiveFormat, most: number): Framing;
/** Makes the check of a stream. Recognises the stream by a method, so that those of every runtime fit. */
export declare function streamWith<T extends object>(method: string, kind: string): Check<T>;
export {};
