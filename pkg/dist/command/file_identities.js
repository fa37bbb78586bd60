/** Tells whether arguments name the same file. */
import { fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { targetOf } from './output_files.js';
/** Returns a key for each file, so that different paths to the same file are found. Several may be the same device. */
export async function identitiesOf(paths) {
    const named = paths.filter((path) => path !== undefined && path !== '-');
    const keys = await Promise.all(named.map(identityOf));
    return keys.filter((key) => key !== undefined);
}
/** Returns a key for a file, which is a path or a descriptor. Undefined for a device such as `/dev/null` or a terminal. */
async function identityOf(file) {
    if (typeof file === 'number')
        return identityOfDescriptor(file);
    try {
        const found = await stat(file);
        return found.isCharacterDevice() ? undefined : keyOf(found);
    }
    catch {
        return targetOf(file).catch(() => resolve(file));
    }
}
/** Only for a regular file. Nothing else is written over, and a socket can be standard input and output at once. */
function identityOfDescriptor(descriptor) {
    try {
        const found = fstatSync(descriptor);
        return found.isFile() ? keyOf(found) : undefined;
    }
    catch {
        return undefined;
    }
}
function keyOf({ dev, ino }) {
    return `${dev}:${ino}`;
}
