/**
 * Writes standard output and files. A file has a temporary name in the same folder until it is complete.
 */
import { randomBytes } from 'node:crypto';
import { unlinkSync, write } from 'node:fs';
import { open, readlink, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { Compressor, isNamedGzip } from './gzip_output.js';
import { IoError } from './io_error.js';
import { WriteBuffer } from './write_buffer.js';
const writeTo = promisify(write);
/** The descriptor of standard output. */
export const STDOUT = 1;
/** Completes every file before the first appears. The first can be the only one that has appeared if another one fails. */
export async function finishAll(sinks) {
    for (const sink of sinks)
        await sink?.end();
    for (const sink of sinks)
        await sink?.appear();
}
const toStandardOutput = new WriteBuffer(writeStandardOutput);
/** Standard output, buffered. */
const standardOutput = {
    isInPlace: true,
    write: (bytes) => toStandardOutput.write(bytes),
    end: () => toStandardOutput.end(),
    appear: async () => undefined,
};
async function writeStandardOutput(bytes) {
    for (let at = 0; at < bytes.length;) {
        try {
            at += (await writeTo(STDOUT, bytes, at, bytes.length - at)).bytesWritten;
        }
        catch (error) {
            // EAGAIN: the pipe is non-blocking and full.
            if (error.code !== 'EAGAIN')
                throw new IoError('write', 'standard output', error);
            await new Promise((resolve) => setTimeout(resolve, 1));
        }
    }
}
/** The paths of the existing temporary files. */
const temporary = new Set();
/** Deletes incomplete files. Returns a sentence that says so, or `''` if there were none. */
export function deleteTemporaryFiles() {
    const deleted = temporary.size > 0 ? 'Unfinished files are deleted.' : '';
    for (const path of temporary) {
        try {
            unlinkSync(path);
        }
        catch {
            // It has just been renamed or deleted.
        }
    }
    temporary.clear();
    return deleted;
}
/** The files that are open for writing. */
const unfinished = new Set();
/** Closes the files that a failure has left open. Node warns about those that it would have to close itself. */
export async function closeFiles() {
    for (const file of unfinished)
        await file.close().catch(() => undefined);
}
/** Opens the output of the result: a file, or standard output for `-` and by default. */
export async function openOutput(path) {
    return path === undefined || path === '-' ? standardOutput : openOutputFile(path);
}
/** Opens a file for writing. Anything but a regular file, such as a pipe, is written in place. */
export async function openOutputFile(path) {
    try {
        const existing = await stat(path).catch(undefinedIfAbsent);
        if (existing?.isFile() === false)
            return new NamedOutputFile(path, await open(path, 'w'), undefined);
        if (existing === undefined && FOLDER_NAME.test(path))
            throw Object.assign(new Error(), { code: 'ENOENT' });
        const to = await targetOf(path);
        const from = temporaryPathFor(to);
        // Before it exists: a signal can end the process in between.
        temporary.add(from);
        const file = await open(from, 'wx', existing ? 0o600 : 0o666).catch((error) => {
            throw isForbidden(error) ? new IoError('create a file in the folder of', path, error) : error;
        });
        // Not when it is created: the process's mask would apply.
        if (existing)
            await file.chmod(existing.mode & 0o777);
        return new NamedOutputFile(path, file, { from, to });
    }
    catch (error) {
        throw error instanceof IoError ? error : new IoError('write', path, error);
    }
}
/** Matches a path that can only be that of a folder, such as `new/`, because of its last part. */
const FOLDER_NAME = sep === '/' ? /(?:^|\/)\.{0,2}$/ : /(?:^|[\\/])\.{0,2}$/;
/** How many characters of a file's name its temporary name has: some file systems allow 143 bytes, and 4 a character. */
const KEPT = 25;
function temporaryPathFor(path) {
    const name = [...basename(path)].slice(0, KEPT).join('');
    // Process numbers recur, and a process that was killed leaves its files.
    return join(dirname(path), `.${name}.${randomBytes(4).toString('hex')}.partial`);
}
function isForbidden({ code }) {
    return code === 'EACCES' || code === 'EPERM';
}
/** Resolves links in a path, also if its folder or nothing of it exists. */
export async function targetOf(path) {
    const found = await realpath(path).catch(undefinedIfAbsent);
    if (found !== undefined)
        return found;
    const link = await readlink(path).catch(() => undefined);
    if (link !== undefined)
        return targetOf(resolve(dirname(path), link));
    const folder = await realpath(dirname(path)).catch(undefinedIfAbsent);
    return folder === undefined ? resolve(path) : join(folder, basename(path));
}
function undefinedIfAbsent(error) {
    if (error.code !== 'ENOENT')
        throw error;
}
class NamedOutputFile {
    isInPlace;
    #name;
    #file;
    #move;
    #buffer;
    #compressor;
    constructor(name, file, move) {
        this.#name = name;
        this.#file = file;
        this.#move = move;
        this.isInPlace = move === undefined;
        const writeAll = (bytes) => this.#writeAll(bytes);
        const compressor = isNamedGzip(name) ? new Compressor(writeAll) : undefined;
        this.#compressor = compressor;
        this.#buffer = new WriteBuffer(compressor ? (bytes) => compressor.write(bytes) : writeAll);
        unfinished.add(file);
    }
    write(bytes) {
        return this.#buffer.write(bytes);
    }
    #writeAll(bytes) {
        return this.#guarded(async () => {
            for (let at = 0; at < bytes.length;)
                at += (await this.#file.write(bytes, at)).bytesWritten;
        });
    }
    async end() {
        await this.#buffer.end();
        await this.#compressor?.end();
        return this.#guarded(async () => {
            // A full disk may be reported only here.
            if (this.#move)
                await this.#file.datasync();
            await this.#file.close();
            unfinished.delete(this.#file);
        });
    }
    appear() {
        return this.#guarded(async () => {
            if (this.#move === undefined)
                return;
            await rename(this.#move.from, this.#move.to);
            temporary.delete(this.#move.from);
        });
    }
    async #guarded(run) {
        try {
            await run();
        }
        catch (error) {
            throw new IoError('write', this.#name, error);
        }
    }
}
/** Returns a stream that writes into a sink. `edit` may change what is written. */
export function streamInto(sink, edit = (bytes) => bytes) {
    return new WritableStream({ write: (bytes) => sink.write(edit(bytes)) });
}
/** Returns an output that writes into a sink. Closing it does not end the sink. */
export function outputInto(sink) {
    return { write: (bytes) => sink.write(bytes), close: async () => undefined, abort: () => undefined };
}
const encoder = new TextEncoder();
/** Writes text to standard output without buffering. */
export function print(text) {
    return writeStandardOutput(encoder.encode(text));
}
