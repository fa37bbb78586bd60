/** Reads input files, and standard input for `-`. */
import { open } from 'node:fs/promises';
import { IoError } from './io_error.js';
/** The number of bytes to read at once. */
const CHUNK = 1 << 20;
/** Returns the name of a file for messages. */
export function nameOf(path) {
    return path === '-' ? 'standard input' : path;
}
/** Opens a file. Its errors are IoErrors. */
export async function openSource(path) {
    const guarded = async (run) => {
        try {
            return await run();
        }
        catch (error) {
            throw new IoError('read', nameOf(path), error);
        }
    };
    const source = path === '-' ? standardInput() : await guarded(() => fileSource(path));
    return { ...source, read: () => guarded(source.read) };
}
/** Opens a file and passes its first bytes to `check`, which throws to refuse the file. */
export async function openChecked(path, check) {
    const source = await openSource(path);
    try {
        const first = await source.read();
        check(first ?? new Uint8Array(0));
        let next = Promise.resolve(first);
        const read = () => {
            const bytes = next ?? source.read();
            next = undefined;
            return bytes;
        };
        return { ...source, read };
    }
    catch (error) {
        await source.close();
        throw error;
    }
}
function standardInput() {
    const chunks = process.stdin[Symbol.asyncIterator]();
    return {
        size: undefined,
        read: async () => (await chunks.next()).value ?? undefined,
        async close() {
            await chunks.return?.();
        },
    };
}
/**
 * Opens a file with two buffers in turn: one is filled while the other is processed. A new buffer for each chunk would
 * cost more than reading.
 */
async function fileSource(path) {
    const file = await open(path);
    const stat = await file.stat();
    let [next, other] = [new Uint8Array(CHUNK), new Uint8Array(CHUNK)];
    return {
        size: stat.isFile() ? stat.size : undefined,
        async read() {
            const { bytesRead } = await file.read(next, 0, CHUNK, null);
            const bytes = next.subarray(0, bytesRead);
            [next, other] = [other, next];
            return bytesRead === 0 ? undefined : bytes;
        },
        close: () => file.close(),
    };
}
/** Writes everything into a stream. Reads ahead while the stream works. */
export async function pump(source, into) {
    const writer = into.getWriter();
    try {
        let written = Promise.resolve();
        for (let bytes = await source.read(); bytes !== undefined; bytes = await source.read()) {
            await written;
            written = writer.write(bytes);
            written.catch(() => undefined);
        }
        await written;
        await writer.close();
    }
    catch (error) {
        await writer.abort(error).catch(() => undefined);
        throw error;
    }
    finally {
        await source.close();
    }
}
/** Returns a stream that reads on demand. Its reader must not keep chunks, as their buffers are reused. */
export function streamOf(source) {
    return new ReadableStream({
        async pull(controller) {
            const bytes = await source.read();
            if (bytes !== undefined)
                return controller.enqueue(bytes);
            controller.close();
            await source.close();
        },
        cancel: () => source.close(),
    }, { highWaterMark: 0 });
}
/** Yields the chunks of a file and closes it. */
export async function* chunksOf(source) {
    try {
        for (let bytes = await source.read(); bytes !== undefined; bytes = await source.read())
            yield bytes;
    }
    finally {
        await source.close();
    }
}
/** Reads a document, or its beginning: stops after the chunk that exceeds the limit. That suffices for `too_large`. */
export function readDocument(path, most = Number.POSITIVE_INFINITY) {
    return reading(path, (source) => beginningOf(source, most));
}
/** Reads like `readDocument`, and counts the bytes of the whole document. */
export function readMeasured(path, most) {
    return reading(path, async (source) => {
        const bytes = await beginningOf(source, most);
        let { length } = bytes;
        for (let more = await source.read(); more !== undefined; more = await source.read())
            length += more.length;
        return { bytes, length };
    });
}
async function reading(path, read) {
    const source = await openSource(path);
    try {
        return await read(source);
    }
    finally {
        await source.close();
    }
}
async function beginningOf(source, most) {
    const chunks = [];
    let length = 0;
    while (length <= most) {
        const bytes = await source.read();
        if (bytes === undefined)
            break;
        chunks.push(bytes.slice());
        length += bytes.length;
    }
    return Buffer.concat(chunks);
}
