/** What `order-contract convert` says about a conversion on standard error. */
import { ArchiveError } from '../stream_api.js';
import { withFlags } from './flags.js';
import { frame } from './frame.js';
import { nameOf } from './input_files.js';
import { counted, grouped, paintFor, printable } from './terminal.js';
/** A complement that belongs to no document is no document to set aside. */
export function sayWrongComplement({ message }, file, held) {
    process.stderr.write(`order-contract: ${nameOf(held)}: ${message}\n`);
    process.stderr.write(`Pass the file that was written by --complements together with ${nameOf(file)}.\n`);
}
/** Says why a conversion ended; on a terminal, shows the document. */
export function sayRefused(error, file, isPartial) {
    const paint = paintFor(process.stderr);
    const [problem] = error.problems;
    // Unless it is a terminal, standard error can be a log, which must not contain documents.
    const shown = process.stderr.isTTY ? ArchiveError.documentOf(error) : undefined;
    if (problem === undefined)
        process.stderr.write(`order-contract: ${nameOf(file)}: ${withFlags(error.message)}\n`);
    else
        process.stderr.write(frame(problem, { file: nameOf(file), line: error.line, bytes: shown }, paint));
    const state = isPartial ? 'The conversion ended here.' : 'Nothing was written.';
    // Where the file as a whole is wrong, there is no document to set aside.
    const advice = problem === undefined ? '' : ' Pass --rejects FILE to set such documents aside and go on.';
    process.stderr.write(`${state}${advice}\n`);
}
/** Says on a terminal what was done; elsewhere, what is easily overlooked. */
export function sayConverted(summary, kept, isUnchanged) {
    if (!process.stderr.isTTY) {
        warn(summary, kept);
        if (isUnchanged)
            process.stderr.write(`order-contract: ${UNCHANGED}\n`);
        return;
    }
    const { documents, converted, changed, rejected, losses, gaps } = summary;
    const paint = paintFor(process.stderr);
    const bad = `${grouped(rejected)} rejected`;
    const good = `${paint('green', `${grouped(converted)} converted`)} (${grouped(changed)} changed)`;
    const lines = [`${counted(documents, 'document')}: ${good}, ${rejected > 0 ? paint('red', bad) : bad}`];
    if (isUnchanged)
        lines.push(UNCHANGED);
    for (const [title, list] of [
        ['Lost', losses],
        ['Missing', gaps],
    ]) {
        for (const { count, pointer, reason } of list.slice(0, 10)) {
            const place = printable(pointer || 'the document');
            lines.push(`${paint('bold', title)} ${grouped(count)} × ${place}: ${printable(withFlags(reason))}`);
        }
        if (list.length > 10)
            lines.push(`${title}: ${grouped(list.length - 10)} more, see --summary FILE`);
    }
    process.stderr.write(`${lines.join('\n')}\n`);
}
const UNCHANGED = 'no document was changed: check the shape, --from and --to';
/** Names no field: standard error can be a log, and fields can have any name. */
function warn({ losses, rejected }, { complements, summary }) {
    const lost = losses.reduce((sum, { count }) => sum + count, 0);
    if (rejected > 0)
        process.stderr.write(`order-contract: ${counted(rejected, 'document')} rejected: see the file of --rejects\n`);
    if (lost === 0 || complements)
        return;
    const list = summary ? 'the file of --summary lists them' : '--summary FILE lists them';
    process.stderr.write(`order-contract: ${counted(lost, 'loss', 'losses')}: ${list}, --complements FILE keeps what is lost\n`);
}
