/** What `convert` and `restore` share: their options, and the conversion of a file. */
import { pointer } from '../checks.js';
import { ON_LOSS, ON_ORPHAN } from '../convert_options.js';
import { convertInto } from '../stream/convert_stream.js';
import { done } from './command.js';
import { identitiesOf } from './file_identities.js';
import { nameOf, openChecked, openSource, STDIN, streamOf } from './input_files.js';
import * as options from './options.js';
import { STDOUT } from './output_files.js';
import { withProgress } from './progress.js';
import { UsageError } from './usage_error.js';
import { Whole } from './whole.js';
export const RANGE = {
    from: options.date('The API version that the documents have.'),
    to: options.date('The API version that they are to have.'),
};
export const OUTPUT = {
    output: { short: 'o', value: 'FILE', help: 'Where to write. The default is standard output.' },
};
export const WITH_COMPLEMENTS = {
    'with-complements': { value: 'FILE', help: 'The complements of the conversion the other way.' },
};
export const PAYOUT_URL = {
    'payout-url': {
        value: 'POINTER',
        check: pointer,
        help: 'Where the URL is inside `payout`. The default is /url.',
    },
};
export const LOSSES = {
    'on-loss': options.choice(ON_LOSS, 'Whether a document that would lose something is refused. The default is report: it is not.'),
    'on-orphan': options.choice(ON_ORPHAN, 'What happens to a part of a complement that matches nothing. The default is error: it is refused.'),
};
/** Returns the options of a conversion. */
export async function settingsOf(shape, values) {
    const { from, to } = values;
    if (from === undefined || to === undefined)
        throw new UsageError('a version is missing: name both with --from and --to');
    const { 'payout-url': payoutUrl, 'on-loss': onLoss, 'on-orphan': onOrphan } = values;
    const shared = await options.settingsOf(shape, values);
    return { ...shared, ...options.withoutUndefined({ from, to, payoutUrl, onLoss, onOrphan }) };
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
    const { shape, file, kind, settings, held, output, rejects, complements, check } = conversion;
    const isDocument = kind === 'document';
    done.file = nameOf(file);
    const opened = await openInputs(file, held, check);
    return withProgress(file, 'read', opened.source, (onProgress) => {
        const streamOptions = {
            ...settings,
            format: options.archiveFormatOf(kind),
            rejects,
            complements,
            complement: opened.complements && streamOf(opened.complements),
            onProgress: isDocument ? undefined : onProgress,
        };
        const framing = isDocument ? new Whole(shape, settings.limits.bytes) : undefined;
        return convertInto(output, shape, streamOptions, framing);
    });
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
