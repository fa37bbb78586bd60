/**
 * The streams behind `convertStream` and `validateStream`: cut the input into parts, pass them on one by one with
 * back-pressure, report progress and handle failures. What is done with a part is decided by a `Work`.
 */
import { bytesOf } from '../chunks.js';
import { StreamOutput } from './output.js';
/** Makes a stream whose work writes to its readable side. */
export function documentStream(workFor) {
    const through = new TransformStream();
    const output = new StreamOutput('the output', through.writable);
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
    let hasFailed = false;
    const fail = (reason) => {
        if (hasFailed)
            return;
        hasFailed = true;
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
        start(controller) {
            // Aborting ends a write that waits for a reader.
            controller.signal?.addEventListener('abort', () => fail(controller.signal.reason));
            // A reader can leave. Work that writes little would notice only at its next write.
            for (const { closed } of work.outputs) {
                closed?.catch((reason) => {
                    fail(reason);
                    controller.error(reason);
                });
            }
        },
        write: (chunk) => guarded(() => each(work.framing.push(bytesOf(chunk, 'an archive')))),
        close: () => guarded(async () => {
            await each(work.framing.end());
            await work.end?.();
            for (const one of work.outputs)
                await one.close();
            resolve(work.summary);
        }),
        abort: fail,
    });
    return { writable, summary };
}
