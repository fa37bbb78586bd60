/** What the command reads: files, and standard input for `-`. */
import { open } from 'node:fs/promises';
import { IoError } from './io_error.js';
/** How many bytes are read at once. */
const CHUNK = 1 << 20;
/** What people call it. */
export function nameOf(path) {
    return path === '-' ? 'standard input' : path;
}
/** Opens an archive. */
export async function openSource(path) {
    const failed = (error) => new IoError('read', nameOf(path), error);
    try {
        if (path === '-')
            return { stream: streamOf(process.stdin, failed), size: undefined };
        const file = await open(path);
        const stat = await file.stat();
        return { stream: streamOf(chunksOf(file), failed), size: stat.isFile() ? stat.size : undefined };
    }
    catch (error) {
        throw failed(error);
    }
}
/** The bytes of a document. More than one over the limit are not read: it is too large then. */
export async function readDocument(path, most) {
    const { stream } = await openSource(path);
    const chunks = [];
    let length = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > most)
            break;
    }
    return Buffer.concat(chunks);
}
async function* chunksOf(file) {
    try {
        for (;;) {
            const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK), 0, CHUNK, null);
            if (bytesRead === 0)
                return;
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await file.close();
    }
}
function streamOf(chunks, failed) {
    const iterator = chunks[Symbol.asyncIterator]();
    return new ReadableStream({
        async pull(controller) {
            try {
                const { done, value } = await iterator.next();
                if (done)
                    controller.close();
                else
                    controller.enqueue(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
            }
            catch (error) {
                throw failed(error);
            }
        },
        async cancel() {
            await iterator.return?.();
        },
    }, { highWaterMark: 2 });
}
