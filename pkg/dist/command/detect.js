/** `order-contract detect`. */
import { detectVersion } from '../api.js';
import '../stream.js';
import { OK } from './command.js';
import { nameOf, readDocument } from './input_files.js';
import * as options from './options.js';
import { print } from './output_files.js';
import { paintFor, printable } from './terminal.js';
import { asUsage } from './usage_error.js';
export const detectCommand = {
    usage: 'SHAPE FILE…',
    summary: 'Tell which API versions a document can have, and why.',
    options: { ...options.FORMAT, ...options.ENTRIES, ...options.LIMIT, ...options.HELP },
    async run(given) {
        const { shape, files } = options.shapeOf(given);
        const format = options.formatOf(given);
        const most = options.mostBytesOf(given);
        const settings = options.given({ entries: given.values.entries, limits: { bytes: most } });
        asUsage(() => detectVersion(shape, '', settings));
        const paint = paintFor(process.stdout);
        const all = [];
        for (const file of options.filesOf(files)) {
            const { candidates, evidence } = detectVersion(shape, (await readDocument(file, most)), settings);
            if (format === 'json')
                all.push({ file, candidates, evidence });
            else if (format === 'ndjson')
                await print(`${JSON.stringify({ file, candidates, evidence })}\n`);
            else {
                await print(`${printable(nameOf(file))}: ${paint('bold', candidates.join(' or '))}\n`);
                for (const { version, pointer, reason } of evidence) {
                    await print(`  not ${version}: ${printable(reason)} ${paint('dim', printable(pointer))}\n`);
                }
            }
        }
        if (format === 'json')
            await print(`${JSON.stringify(all, null, 2)}\n`);
        return OK;
    },
};
