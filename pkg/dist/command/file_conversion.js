/** What `convert` and `restore` share: their options, and the conversion of a file. */
import { convert } from '../api.js';
import { convertInto } from '../stream/convert_stream.js';
import { done } from './command.js';
import { identitiesOf } from './file_identities.js';
import { nameOf, openChecked, openSource, pump, STDIN, streamOf } from './input_files.js';
import * as options from './options.js';
import { STDOUT } from './output_files.js';
import { ProgressBar, progressLine } from './progress.js';
import { UsageError } from './usage_error.js';
import { Whole } from './whole.js';
export const RANGE = {
    from: { type: 'string', value: 'DATE', help: 'The API version that the documents have.' },
    to: { type: 'string', value: 'DATE', help: 'The API version that they are to have.' },
};
export const OUTPUT = {
    output: { type: 'string', short: 'o', value: 'FILE', help: 'Where to write. The default is standard output.' },
};
export const WITH_COMPLEMENTS = {
    'with-complements': { type: 'string', value: 'FILE', help: 'The complements of the conversion the other way.' },
};
export const PAYOUT_URL = {
    'payout-url': { type: 'string', value: 'POINTER', help: 'Where the URL is inside `payout`. The default is /url.' },
};
export async function settingsOf(given, shape) {
    const from = options.versionOf(given, 'from');
    const to = options.versionOf(given, 'to');
    if (from === undefined || to === undefined)
        throw new UsageError('a version is missing: name both with --from and --to');
    const own = {
        from,
        to,
        payoutUrl: given.values['payout-url'],
        onLoss: given.values['on-loss'],
        onOrphan: given.values['on-orphan'],
    };
    return options.settingsOf(given, own, (settings) => convert(shape, '', settings));
}
/** Refuses arguments of which two are one file, unless both are inputs. The first output is standard output by default. */
export async function refuseSameFiles([output, ...others], inputs) {
    if (inputs.filter((path) => path === '-').length > 1)
        throw new UsageError('standard input can be read only once: name - once');
    const isStdout = output === undefined || output === '-';
    const outputs = await identitiesOf([isStdout ? STDOUT : output, ...others]);
    if (new Set(outputs).size < outputs.length)
        throw new UsageError('two outputs have the same file: name a file for each');
    const read = new Set(await identitiesOf(inputs.map((path) => (path === '-' ? STDIN : path))));
    if (outputs.some((file) => read.has(file)))
        throw new UsageError('an output has the same file as an input: name another file for it');
}
export async function convertFile(conversion) {
    const { shape, file, kind, settings, most, held, output, rejects, complements, check } = conversion;
    const isDocument = kind === 'document';
    done.file = nameOf(file);
    const opened = await openInputs(file, held, check);
    const bar = new ProgressBar(opened.source.size);
    const onProgress = (progress) => {
        bar.update(progress);
        done.line = progressLine(progress, nameOf(file), 'read');
    };
    const streamOptions = {
        ...settings,
        format: options.archiveFormatOf(kind),
        rejects,
        complements,
        complement: opened.complements && streamOf(opened.complements),
        onProgress: isDocument ? undefined : onProgress,
    };
    const stream = convertInto(output, shape, streamOptions, isDocument ? new Whole(shape, most) : undefined);
    try {
        await pump(opened.source, stream.writable);
        return await stream.summary;
    }
    finally {
        bar.clear();
    }
}
/** Opens the file and its complements. An open pipe would keep the process alive if the other one fails. */
async function openInputs(file, held, check) {
    const complements = held === undefined ? undefined : await openSource(held);
    try {
        return { source: await openChecked(file, check), complements };
    }
    catch (error) {
        await complements?.close();
        throw error;
    }
}
