import { Output } from './output.js';
/** Makes the stream. */
export function documentStream(work) {
    const through = new TransformStream();
    const output = new Output(through.writable);
    const all = [...work.outputs, output];
    let resolve;
    let reject;
    const summary = new Promise((...both) => {
        ;
        [resolve, reject] = both;
    });
    // Whoever does not ask for the summary learns of a failure from the stream.
    summary.catch(() => undefined);
    const fail = (reason) => {
        for (const one of all)
            one.abort(reason);
        work.cancel?.(reason);
        reject(reason);
    };
    const guarded = async (run) => {
        try {
            await run();
        }
        catch (error) {
            fail(error);
            throw error;
        }
    };
    const each = async (parts) => {
        for (const part of parts)
            await work.part(part, output);
        work.summary.bytes = work.framing.offset;
        work.onProgress?.({ bytes: work.summary.bytes, documents: work.summary.documents });
    };
    const writable = new WritableStream({
        // A write that waits for a reader ends at once.
        start: (controller) => controller.signal?.addEventListener('abort', () => fail(controller.signal.reason)),
        write: (chunk) => guarded(() => each(work.framing.push(bytesOf(chunk)))),
        close: () => guarded(async () => {
            await each(work.framing.end());
            await work.end?.();
            await Promise.all(all.map((one) => one.close()));
            resolve(work.summary);
        }),
        abort: fail,
    });
    return { readable: through.readable, writable, summary };
}
function bytesOf(chunk) {
    if (chunk instanceof Uint8Array)
        return chunk;
    const advice = typeof chunk === 'string' ? 'pipe text through a TextEncoderStream' : 'pass Uint8Arrays';
    throw new TypeError(`a chunk of an archive must be bytes: ${advice}`);
}
