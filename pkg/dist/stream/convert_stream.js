import { convert } from '../convert.js';
import { NAMES as NAMES_OF_CONVERT, readConvertOptions } from '../convert_options.js';
import { rangeOf, shapeIndex } from '../options.js';
import { ArchiveError } from './archive_error.js';
import { Complements } from './complements.js';
import { convertBatch } from './core_batch.js';
import { documentSink, documentStream } from './document_stream.js';
import { COMMA } from './elements.js';
import { excerptOf } from './excerpt.js';
import { linesIn } from './lines.js';
import { StreamOutput, writeLines } from './output.js';
import { framingOf, readCallback, readFormat, readStream } from './stream_options.js';
import { Tallies } from './summary.js';
import { tooLarge } from './too_large.js';
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
const decoder = /* @__PURE__ */ new TextDecoder();
const NAMES = [...NAMES_OF_CONVERT, 'format', 'onProgress', 'rejects', 'complements'];
/**
 * Converts an archive of any size: NDJSON or one JSON array of documents. Memory is bounded by `limits.bytes`, and
 * every output applies back-pressure.
 *
 * Line ends, blank lines and a missing end of the last line are preserved. Documents that can't be converted go to
 * `rejects`. Converting back with the complements gives the same bytes.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if a document
 * is refused without `rejects` or the input is not an archive, and with a `TypeError` for chunks of another type than
 * `Uint8Array`.
 *
 * @example
 * ```ts
 * import { convertStream } from 'order-contract/stream'
 *
 * const archive = new Blob(['{"items": [{"redemption_url": "https://example.com"}]}\n'])
 * const stream = convertStream('order', { from: '2023-07-27', to: '2024-02-05' })
 * const output = await new Response(archive.stream().pipeThrough(stream)).text()
 * if (output !== '{"items": [{"payout": {"url":"https://example.com"}}]}\n') throw new Error(output)
 *
 * const { documents, converted, changed } = await stream.summary
 * if (documents !== 1 || converted !== 1 || changed !== 1) throw new Error('lost a document')
 * ```
 */
export function convertStream(shape, options) {
    return documentStream((output) => new Conversions(shape, options, output));
}
/** Converts an archive into an output. */
export function convertInto(output, shape, options) {
    return documentSink(new Conversions(shape, options, output));
}
class Conversions {
    framing;
    outputs;
    onProgress;
    summary = {
        bytes: 0,
        documents: 0,
        converted: 0,
        changed: 0,
        rejected: 0,
        losses: [],
        gaps: [],
    };
    #shape;
    #index;
    #options;
    #settings;
    #output;
    #rejects;
    #complements;
    #held;
    #tallies;
    #isArray;
    /** The number of the next document or line in the input, and in the output. */
    #number;
    #written;
    #hasOutput = false;
    constructor(shape, options, output) {
        this.#index = shapeIndex(shape);
        this.#shape = shape;
        const { format, onProgress, rejects, complements, complement, ...rest } = rangeOf(options, NAMES);
        this.#options = rest;
        this.#settings = readConvertOptions(shape, this.#options);
        this.#tallies = new Tallies(this.#settings.messages);
        const most = this.#settings.maxBytes;
        const formatIs = readFormat(format);
        this.#isArray = formatIs === 'json';
        this.#number = this.#written = this.#isArray ? 0 : 1;
        this.framing = framingOf(formatIs, most);
        this.onProgress = readCallback(onProgress);
        const writable = (name, value) => readStream(name, value, 'getWriter', 'WritableStream');
        const [toRejects, toComplements] = [writable('rejects', rejects), writable('complements', complements)];
        const held = readStream('complement', complement, 'getReader', 'ReadableStream');
        this.#held = held && new Complements(held, formatIs, most);
        this.#output = output;
        this.#rejects = toRejects && new StreamOutput(toRejects);
        this.#complements = toComplements && new StreamOutput(toComplements);
        this.outputs = [this.#rejects, this.#complements, output].filter((one) => one !== undefined);
    }
    async part(part) {
        if (part.kind === 'batch')
            return this.#batch(part);
        if (part.kind === 'verbatim')
            return this.#output.write(part.bytes);
        const place = { line: part.line ?? this.#number, offset: part.offset };
        await this.#held?.take(this.#number, 1);
        this.#number++;
        this.summary.documents++;
        if (part.kind === 'long') {
            const { problems } = tooLarge(this.#shape, this.#settings.ofReport);
            return this.#reject([{ ...place, length: part.length, problems }]);
        }
        // If the last document is complete, the error is that the array ends after it: report an empty document.
        const problems = [part.bytes, NOTHING].map((bytes) => this.#problems(bytes)).find((list) => list.length > 0);
        const reject = { ...place, ...excerptOf(part.bytes, this.#settings.maxBytes), problems: problems ?? [] };
        await this.#reject([reject], part.bytes);
    }
    async #batch(batch) {
        const held = (await this.#held?.take(this.#number, batch.places?.lines.length ?? linesIn(batch.bytes))) ?? [];
        if (held[0] !== undefined && held[0].unit < 0)
            throw this.#held?.error('There is no document for this complement.');
        const keeps = this.#complements !== undefined;
        const converted = convertBatch(this.#index, batch, this.#settings.bytes, held, this.#written, keeps);
        const { units, blank, refused } = converted;
        this.summary.documents += units - blank;
        this.summary.converted += units - blank - refused.length;
        this.summary.changed += converted.changed;
        this.#tallies.add(converted.tallies);
        const isLast = refused.length > 0 && this.#rejects === undefined;
        const written = isLast ? [] : this.#write(converted);
        const rejects = refused.slice(0, isLast ? 1 : undefined).map(({ unit, start, end }) => {
            const bytes = batch.bytes.subarray(start, end);
            const line = batch.places?.lines[unit] ?? this.#number + unit;
            const problems = this.#problems(bytes, complementOf(held, unit));
            return { line, offset: batch.offset + start, ...excerptOf(bytes, this.#settings.maxBytes), problems };
        });
        this.#number += units;
        this.#written += units - refused.length;
        if (refused.length > 0)
            written.push(this.#reject(rejects, batch.bytes.subarray(refused[0]?.start, refused[0]?.end)));
        await Promise.all(written);
    }
    /** Writes output and complements, which are valid until the next call of the core. */
    #write({ output, complements }) {
        // The first document of an array has no comma before it.
        const isFirst = this.#isArray && !this.#hasOutput && output.length > 0;
        if (isFirst)
            this.#hasOutput = true;
        const written = [this.#output.write(isFirst && output[0] === COMMA ? output.subarray(1) : output)];
        if (this.#complements)
            written.push(this.#complements.write(complements));
        return written;
    }
    #problems(bytes, complement) {
        const options = complement === undefined ? this.#options : { ...this.#options, complement };
        return convert(this.#shape, bytes, options).problems;
    }
    async #reject(rejects, first) {
        this.summary.rejected += rejects.length;
        if (this.#rejects)
            return writeLines(this.#rejects, rejects);
        const { line, offset, problems } = rejects[0];
        throw new ArchiveError(problems[0]?.message ?? '', { line, offset, problems, document: first });
    }
    async end() {
        if (await this.#held?.hasMore())
            throw this.#held?.error('There is no document for this complement.');
        this.summary.losses = this.#tallies.list('losses');
        this.summary.gaps = this.#tallies.list('gaps');
    }
    cancel(reason) {
        this.#held?.cancel(reason);
    }
}
/** Returns the complement of a document. The core reports an invalid one. */
function complementOf(held, unit) {
    const found = held.find((one) => one.unit === unit);
    if (found === undefined)
        return undefined;
    try {
        return JSON.parse(decoder.decode(found.text));
    }
    catch {
        return {};
    }
}
