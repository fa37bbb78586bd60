/** `order-contract detect`. */
import { detectVersion } from '../api.js';
import '../stream.js';
import { documentsIn } from '../stream/documents_in.js';
import { OK } from './command.js';
import { chunksOf, nameOf, openSource, readDocument } from './input_files.js';
import { Listing } from './listing.js';
import * as options from './options.js';
import { paintFor, printable } from './terminal.js';
export const detectCommand = {
    usage: 'SHAPE FILE…',
    summary: 'Tell which API versions a document can have, and why.',
    options: { ...options.INPUT, ...options.FORMAT, ...options.ENTRIES, ...options.LIMIT, ...options.HELP },
    async run(given) {
        const { shape, files } = options.shapeOf(given);
        const listing = new Listing(options.formatOf(given));
        const settings = await options.settingsOf(given, {}, (settings) => detectVersion(shape, '', settings));
        const detect = (bytes) => detectVersion(shape, bytes, settings);
        const most = options.mostBytesOf(given);
        for (const file of options.filesOf(files)) {
            const kind = options.inputKindOf(given, file);
            if (kind === 'document') {
                const found = detect(await readDocument(file, most));
                await listing.add({ file, ...found }, () => pretty(nameOf(file), found));
                continue;
            }
            const chunks = chunksOf(await openSource(file));
            for await (const { line, offset, bytes } of documentsIn(chunks, kind === 'array' ? 'json' : 'ndjson', most)) {
                // One that is over the limit is not read: it can have either version.
                const found = detect(bytes ?? new Uint8Array(0));
                await listing.add({ file, line, offset, ...found }, () => pretty(`${nameOf(file)}:${line}`, found));
            }
        }
        await listing.end();
        return OK;
    },
};
function pretty(place, { candidates, evidence }) {
    const paint = paintFor(process.stdout);
    const reasons = evidence.map(({ version, pointer, reason }) => `  not ${version}: ${printable(reason)} ${paint('dim', printable(pointer))}\n`);
    return `${printable(place)}: ${paint('bold', candidates.join(' or '))}\n${reasons.join('')}`;
}
