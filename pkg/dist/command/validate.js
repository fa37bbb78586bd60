/** The command `order-contract validate`. */
import { validate } from '../api.js';
import { validateEach } from '../stream/validate_stream.js';
import { command, done, OK, REFUSED } from './command.js';
import { adviceOnSeveral } from './file_checks.js';
import { frame } from './frame.js';
import { nameOf, openSource, pump, readDocument } from './input_files.js';
import { cutLineEnd } from './line_end.js';
import * as options from './options.js';
import { print } from './output_files.js';
import { PrintedList } from './printed_list.js';
import { ProgressBar, progressLine } from './progress.js';
import { counted, paintFor, tell } from './terminal.js';
export const validateCommand = command({
    usage: 'SHAPE FILE…',
    summary: 'Validate documents and list their problems.',
    options: {
        ...options.INPUT,
        ...options.FORMAT,
        ...options.VERSION,
        ...options.LEVEL,
        ...options.SHARED,
    },
    async run({ values, positionals }) {
        const { shape, files } = options.shapeOf(positionals);
        const printer = new Printer(values.format ?? 'pretty');
        const settings = await options.settingsOf(shape, values);
        const sum = { bytes: 0, documents: 0, valid: 0, invalid: 0, byCode: {} };
        await printer.list(async () => {
            for (const file of options.filesOf(files)) {
                const kind = options.inputKindOf(values.input, shape, file);
                const found = kind === 'document'
                    ? await oneDocument(shape, file, settings, printer)
                    : await archive(shape, file, options.archiveFormatOf(kind), settings, printer);
                sum.documents += found.documents;
                sum.invalid += found.invalid;
            }
        });
        await printer.summarize(sum);
        return sum.invalid > 0 ? REFUSED : OK;
    },
});
async function oneDocument(shape, file, settings, printer) {
    const bytes = await readDocument(file, settings.limits.bytes);
    const { valid, problems } = validate(shape, cutLineEnd(shape, bytes)[0], settings);
    if (problems.length > 0)
        await printer.add({ file, line: 1, offset: 0, valid, problems }, bytes);
    const advice = adviceOnSeveral(shape, file, bytes, problems);
    if (advice !== undefined)
        tell(advice);
    return { documents: 1, invalid: valid ? 0 : 1 };
}
async function archive(shape, file, format, settings, printer) {
    done.file = nameOf(file);
    const source = await openSource(file);
    const bar = new ProgressBar(source.size);
    const onProgress = (progress) => {
        bar.update(progress);
        done.line = progressLine(progress, nameOf(file), 'checked');
    };
    const stream = validateEach(shape, { ...settings, format, onProgress }, async (listed, bytes) => {
        bar.clear();
        await printer.add({ file, ...listed }, bytes);
    });
    try {
        await pump(source, stream.writable);
        return await stream.summary;
    }
    finally {
        bar.clear();
    }
}
/** Prints the documents with problems and, in the pretty format, a summary. */
class Printer {
    #isPretty;
    #listing;
    #paint = paintFor(process.stdout);
    #problems = 0;
    constructor(format) {
        this.#isPretty = format === 'pretty';
        this.#listing = new PrintedList(format);
    }
    async add(listed, bytes) {
        this.#problems += listed.problems.length;
        const origin = { file: nameOf(listed.file), line: listed.line, bytes };
        const frames = () => listed.problems.map((problem) => `${frame(problem, origin, this.#paint)}\n`).join('');
        await this.#listing.add(listed, frames);
    }
    /** Runs what adds documents. */
    list(run) {
        return this.#listing.fill(run);
    }
    async summarize({ documents, invalid }) {
        if (!this.#isPretty)
            return;
        const problems = this.#problems === 0 ? 'no problems' : counted(this.#problems, 'problem');
        const verdict = invalid === 0 ? this.#paint('green', 'all valid') : this.#paint('red', `${counted(invalid, 'document')} invalid`);
        await print(`${counted(documents, 'document')}, ${problems}, ${verdict}\n`);
    }
}
