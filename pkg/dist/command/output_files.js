/**
 * Writes standard output and files. A file has a temporary name in the same folder until it is complete.
 */
import { randomBytes } from 'node:crypto';
import { unlinkSync, write } from 'node:fs';
import { open, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { IoError } from './io_error.js';
import { WriteBuffer } from './write_buffer.js';
const writeTo = promisify(write);
const STDOUT = 1;
const toStandardOutput = new WriteBuffer(writeStandardOutput);
/** Standard output, buffered. */
export const standardOutput = {
    write: (bytes) => toStandardOutput.write(bytes),
    finish: () => toStandardOutput.end(),
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
    const deleted = temporary.size > 0 ? ' Unfinished files are deleted.' : '';
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
/** Opens the output of the result: a file, or standard output for `-` and by default. */
export async function openOutput(path) {
    return path === undefined || path === '-' ? standardOutput : openSink(path);
}
/** Opens a file for writing. Anything but a regular file, such as a pipe, is written in place. */
export async function openSink(path) {
    try {
        const existing = await target(path);
        if (existing.mode === undefined)
            return new FileSink(path, await open(path, 'w'), undefined);
        // Process numbers recur, and a process that was killed leaves its files.
        const beside = join(dirname(existing.path), `.${basename(existing.path)}.${randomBytes(4).toString('hex')}.partial`);
        const file = await open(beside, 'wx', existing.mode);
        temporary.add(beside);
        return new FileSink(path, file, { from: beside, to: existing.path });
    }
    catch (error) {
        throw error instanceof IoError ? error : new IoError('write', path, error);
    }
}
/** Resolves links in a path. Returns the permissions too, or undefined instead if it is not a regular file. */
async function target(path) {
    try {
        const found = await stat(path);
        return { path: await realpath(path), mode: found.isFile() ? found.mode & 0o777 : undefined };
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        return { path, mode: 0o666 };
    }
}
class FileSink {
    #name;
    #file;
    #move;
    #buffer = new WriteBuffer((bytes) => this.#writeAll(bytes));
    constructor(name, file, move) {
        this.#name = name;
        this.#file = file;
        this.#move = move;
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
    async finish() {
        await this.#buffer.end();
        return this.#guarded(async () => {
            // A full disk may be reported only here.
            if (this.#move)
                await this.#file.datasync();
            await this.#file.close();
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
/** Returns a stream that writes into a sink. */
export function streamInto(sink) {
    return new WritableStream({ write: (bytes) => sink.write(bytes) });
}
/** Returns an output that writes into a sink. Closing it does not finish the sink. */
export function outputInto(sink) {
    return { write: (bytes) => sink.write(bytes), close: async () => undefined, abort: () => undefined };
}
const encoder = new TextEncoder();
/** Writes text to standard output without buffering. */
export function print(text) {
    return writeStandardOutput(encoder.encode(text));
}
