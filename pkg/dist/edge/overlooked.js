/**
 * Detects responses whose entries the conversion has not found, so that nothing was converted: in an envelope of more
 * than one level, by their IDs, or in wrappers. The API documentation does not show the envelope of a list (4.4).
 */
import { removedMembers } from '../changelog.js';
import { isList } from '../closed_lists.js';
import { isObject } from './json_object.js';
/** Why such a response is refused. */
export const ENTRIES_MISSED = 'its entries were not found, so they were not converted: set the option `entries`, or return them unwrapped from your own call of the service';
/** The member that wraps an entry of a connection (GraphQL Cursor Connections Specification, `edges`). */
const WRAPPED = 'node';
/** Returns whether the entries of a response are elsewhere than where the conversion has looked. */
export function isOverlooked(shape, bytes, output, { from, to, entries, fill }) {
    // What was changed was found. A value of `fill` can be put anywhere.
    if (fill.length === 0 && !areSame(bytes, output))
        return false;
    const document = JSON.parse(new TextDecoder().decode(output));
    const hasEntries = isList(shape);
    if (hasEntries && entries === undefined && isMissed(document))
        return true;
    if (!hasEntries && !isObject(document))
        return true;
    const removed = removedMembers(shape, from, to).map((path) => path.split('/'));
    // The envelope of a list is no entry.
    const entriesAnywhere = hasEntries && isObject(document) ? Object.values(document) : [document];
    return isAnywhere(entriesAnywhere, (object) => removed.some((path) => hasMember(object, path)));
}
/** Returns whether a list has its entries neither at the top nor in a member, or has them in wrappers. */
function isMissed(document) {
    const found = Array.isArray(document) ? [document] : membersOf(document).filter(isListOfObjects);
    return found.length === 0 || found.some((list) => list.length > 0 && list.every(isWrapped));
}
function isListOfObjects(value) {
    return Array.isArray(value) && value.every(isObject);
}
function isWrapped(entry) {
    return isObject(entry) && isObject(entry[WRAPPED]);
}
function membersOf(value) {
    return isObject(value) ? Object.values(value) : [];
}
/** Returns whether an object in some values passes a test. Needs no recursion, which deep documents would exceed. */
function isAnywhere(values, test) {
    const waiting = [...values];
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
        if (typeof value !== 'object' || value === null)
            continue;
        if (isObject(value) && test(value))
            return true;
        for (const inner of Object.values(value))
            waiting.push(inner);
    }
    return false;
}
function hasMember(value, [name = '', ...rest]) {
    if (!isObject(value) || !Object.hasOwn(value, name))
        return false;
    const member = value[name];
    const within = Array.isArray(member) ? member : [member];
    return rest.length === 0 || within.some((item) => hasMember(item, rest));
}
function areSame(one, other) {
    return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
