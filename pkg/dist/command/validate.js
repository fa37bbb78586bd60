/** The command `order-contract validate`. */
import { validate } from '../api.js';
import { validateEach } from '../stream/validate_stream.js';
import { command, done, OK, REFUSED } from './command.js';
import { adviceOnSeveral } from './file_checks.js';
import { frame } from './frame.js';
import { nameOf, openSource, readDocument } from './input_files.js';
import { cutLineEnd } from './line_end.js';
import * as options from './options.js';
import { print } from './output_files.js';
import { PrintedList } from './printed_list.js';
import { withProgress } from './progress.js';
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
        const { format = 'pretty' } = values;
        const settings = await options.settingsOf(shape, values);
        const task = {
            shape,
            settings,
            listing: new PrintedList(format),
            paint: paintFor(process.stdout),
            documents: 0,
            invalid: 0,
            problems: 0,
        };
        await task.listing.fill(async () => {
            for (const file of options.filesOf(files)) {
                const kind = options.inputKindOf(values.input, shape, file);
                if (kind === 'document')
                    await oneDocument(file, task);
                else
                    await archive(file, options.archiveFormatOf(kind), task);
            }
        });
        if (format === 'pretty')
            await print(`${summaryOf(task)}\n`);
        return task.invalid > 0 ? REFUSED : OK;
    },
});
async function oneDocument(file, task) {
    const { shape, settings } = task;
    const bytes = await readDocument(file, settings.limits.bytes);
    const { valid, problems } = validate(shape, cutLineEnd(shape, bytes)[0], settings);
    task.documents++;
    if (!valid)
        task.invalid++;
    if (problems.length > 0)
        await list({ file, line: 1, offset: 0, valid, problems }, bytes, task);
    const advice = adviceOnSeveral(shape, file, bytes, problems);
    if (advice !== undefined)
        tell(advice);
}
async function archive(file, format, task) {
    const { shape, settings } = task;
    done.file = nameOf(file);
    const { documents, invalid } = await withProgress(file, 'checked', await openSource(file), (onProgress, clear) => validateEach(shape, { ...settings, format, onProgress }, async (listed, bytes) => {
        clear();
        await list({ file, ...listed }, bytes, task);
    }));
    task.documents += documents;
    task.invalid += invalid;
}
async function list(listed, bytes, task) {
    const { file, line, problems } = listed;
    const origin = { file: nameOf(file), line, bytes };
    task.problems += problems.length;
    await task.listing.add(listed, () => problems.map((problem) => `${frame(problem, origin, task.paint)}\n`).join(''));
}
function summaryOf({ documents, invalid, problems, paint }) {
    const found = problems === 0 ? 'no problems' : counted(problems, 'problem');
    const verdict = invalid === 0 ? paint('green', 'all valid') : paint('red', `${counted(invalid, 'document')} invalid`);
    return `${counted(documents, 'document')}, ${found}, ${verdict}`;
}
