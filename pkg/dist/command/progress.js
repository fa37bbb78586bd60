import { done } from './command.js';
import { nameOf, pump } from './input_files.js';
import { counted } from './terminal.js';
const EVERY_MS = 100;
const CELLS = 24;
/** Pumps a file into what `begin` returns, and shows the progress. */
export async function withProgress(file, verb, source, begin) {
    const bar = new ProgressBar(source.size);
    const onProgress = (progress) => {
        bar.update(progress);
        done.line = progressLine(progress, nameOf(file), verb);
    };
    const stream = begin(onProgress, () => bar.clear());
    try {
        await pump(source, stream.writable);
        return await stream.summary;
    }
    finally {
        bar.clear();
    }
}
class ProgressBar {
    #size;
    #isShown = process.stderr.isTTY === true;
    #started = performance.now();
    #drawn = 0;
    #isDrawn = false;
    constructor(size) {
        this.#size = size;
    }
    update({ bytes, documents }) {
        const now = performance.now();
        if (!this.#isShown || now - this.#drawn < EVERY_MS)
            return;
        this.#drawn = now;
        this.#isDrawn = true;
        const speed = bytes / 1000 / Math.max(1, now - this.#started);
        const share = this.#size ? Math.min(1, bytes / this.#size) : undefined;
        const bar = share === undefined ? '' : `${barOf(share)} ${String(Math.floor(share * 100)).padStart(3)} % `;
        const text = `${bar}${counted(documents, 'document')}, ${megabytes(bytes)} MB, ${speed.toFixed(0)} MB/s`;
        process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`);
    }
    clear() {
        if (this.#isDrawn)
            process.stderr.write('\r\u001b[K');
        this.#isDrawn = false;
    }
}
/** Returns a sentence about the progress: `1 document of a.ndjson was read.` */
function progressLine({ documents }, file, verb) {
    return `${counted(documents, 'document')} of ${file} ${documents === 1 ? 'was' : 'were'} ${verb}.`;
}
function barOf(share) {
    const full = Math.round(share * CELLS);
    return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)}`;
}
function megabytes(bytes) {
    return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}
