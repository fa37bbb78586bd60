/** The command `order-contract detect`. */
import { detectVersion, validate } from '../api.js';
import { fatalAlone } from '../fatal.js';
import { readSettings } from '../options.js';
import { unreadableOf } from '../stream/cut.js';
import { documentsIn } from '../stream/documents_in.js';
import { tooLarge } from '../stream/too_large.js';
import { done, OK, REFUSED } from './command.js';
import { refuseArray, refuseCompressed } from './file_checks.js';
import { withFlags } from './flags.js';
import { chunksOf, nameOf, openChecked, readDocument } from './input_files.js';
import { cutLineEnd } from './line_end.js';
import { Listing } from './listing.js';
import * as options from './options.js';
import { counted, grouped, paintFor, printable, tell } from './terminal.js';
export const detectCommand = {
    usage: 'SHAPE FILE…',
    summary: 'Tell which API versions a document can have, and why.',
    options: {
        ...options.INPUT,
        ...options.FORMAT,
        ...options.ENTRIES,
        ...options.LIMIT,
        ...options.MESSAGES,
        ...options.HELP,
    },
    async run(given) {
        const { shape, files } = options.shapeOf(given);
        const listing = new Listing(options.formatOf(given));
        const settings = await options.settingsOf(given, {}, (settings) => detectVersion(shape, '', settings));
        const task = { shape, settings, most: options.mostBytesOf(given), listing, counts: new Counts() };
        await listing.fill(async () => {
            for (const file of options.filesOf(files)) {
                const kind = options.inputKindOf(given, shape, file);
                if (kind === 'document')
                    await oneDocument(file, task);
                else
                    await archive(file, options.archiveFormatOf(kind), task);
            }
        });
        task.counts.print();
        return task.counts.unreadable > 0 ? REFUSED : OK;
    },
};
async function oneDocument(file, { shape, settings, most, listing, counts }) {
    const bytes = await readDocument(file, most);
    refuseArray(shape, file, bytes);
    const found = counts.add(detect(shape, cutLineEnd(shape, bytes)[0], settings));
    await listing.add({ file, ...found }, () => pretty(nameOf(file), found));
}
async function archive(file, format, task) {
    const { shape, settings, most, listing, counts } = task;
    done.file = nameOf(file);
    const source = await openChecked(file, (first) => format === 'json' ? refuseCompressed(shape, first) : refuseArray(shape, file, first));
    for await (const { line, offset, bytes, isCut } of documentsIn(chunksOf(source), format, most)) {
        const document = bytes && (isCut ? unreadableOf(shape, bytes, settings) : cutLineEnd(shape, bytes)[0]);
        const found = counts.add(detect(shape, document, settings));
        await listing.add({ file, line, offset, ...found }, () => pretty(`${nameOf(file)}:${line}`, found));
    }
}
/** Detects the versions of a document. `bytes` is undefined if the document is longer than the limit. */
function detect(shape, bytes, settings) {
    const found = bytes && detectVersion(shape, bytes, settings);
    if (found && found.evidence.length > 0)
        return found;
    const { problems } = bytes
        ? validate(shape, bytes, { ...settings, severity: fatalAlone() })
        : tooLarge(shape, readSettings(settings));
    return found && problems.length === 0 ? found : { candidates: [], evidence: [], problems };
}
function pretty(place, { candidates, evidence, problems }) {
    const paint = paintFor(process.stdout);
    if (problems) {
        const message = printable(withFlags(problems[0]?.message ?? ''));
        return `${printable(place)}: ${paint('red', 'cannot be read')}: ${message}\n`;
    }
    const reasons = evidence.map(({ version, pointer, reason }) => `  not ${version}: ${printable(reason)} ${paint('dim', printable(pointer))}\n`);
    return `${printable(place)}: ${paint('bold', candidates.join(' or '))}\n${reasons.join('')}`;
}
/** Counts the documents by their candidates. */
class Counts {
    #byVersions = new Map();
    unreadable = 0;
    add(found) {
        if (found.problems)
            this.unreadable++;
        else {
            const versions = found.candidates.join(' or ');
            this.#byVersions.set(versions, (this.#byVersions.get(versions) ?? 0) + 1);
        }
        return found;
    }
    /** Prints the counts on standard error if there is more than one document. */
    print() {
        const counts = [...this.#byVersions].sort(([a], [b]) => (a < b ? -1 : 1));
        const documents = counts.reduce((sum, [, count]) => sum + count, this.unreadable);
        if (documents < 2)
            return;
        const parts = counts.map(([versions, count]) => `${grouped(count)} of ${versions}`);
        if (this.unreadable > 0)
            parts.push(`${grouped(this.unreadable)} cannot be read`);
        tell(`${counted(documents, 'document')}: ${parts.join(', ')}`);
    }
}
