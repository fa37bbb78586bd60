/**
 * The streams behind `convertStream` and `validateStream`: cut the input into parts, pass them on one by one with
 * back-pressure, report progress and handle failures. What is done with a part is decided by a `Work`.
 */
import { typeOf } from '../tag.js';
import { StreamOutput } from './output.js';
/** Makes a stream whose work writes to its readable side. */
export function documentStream(workFor) {
    const through = new TransformStream();
    const output = new StreamOutput(through.writable);
    return { readable: through.readable, ...documentSink(workFor(output)) };
}
/** Makes a sink for work that has an output of its own. */
export function documentSink(work) {
    let resolve;
    let reject;
    const summary = new Promise((...both) => {
        ;
        [resolve, reject] = both;
    });
    // Without this, a failure would be an unhandled rejection for programs that do not use the summary.
    summary.catch(() => undefined);
    const fail = (reason) => {
        for (const one of work.outputs)
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
            await work.part(part);
        work.summary.bytes = work.framing.offset;
        work.onProgress?.({ bytes: work.summary.bytes, documents: work.summary.documents });
    };
    const writable = new WritableStream({
        // Aborting ends a write that waits for a reader.
        start: (controller) => controller.signal?.addEventListener('abort', () => fail(controller.signal.reason)),
        write: (chunk) => guarded(() => each(work.framing.push(bytesOf(chunk)))),
        close: () => guarded(async () => {
            await each(work.framing.end());
            await work.end?.();
            await Promise.all(work.outputs.map((one) => one.close()));
            resolve(work.summary);
        }),
        abort: fail,
    });
    return { writable, summary };
}
function bytesOf(chunk) {
    if (chunk instanceof Uint8Array)
        return chunk;
    const advice = typeof chunk === 'string' ? ': pipe text through a TextEncoderStream' : '';
    throw new TypeError(`a chunk of an archive must be a Uint8Array, not ${typeOf(chunk)}${advice}`);
}
