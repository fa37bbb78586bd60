/**
 * Places that may be shown to anybody. A pointer repeats the names of members, and those of an unknown
 * document can be personal: names that the API documentation shows stay, every other one reads `*`.
 */
import { names } from '../generated/tables.js';
/** Where the findings of a call begin. */
const PARTS_OF_A_CALL = ['query', 'headers', 'body'];
const HIDDEN = '*';
/** The JSON Pointer of a path, whose positions in arrays are numbers. */
export function publicPointer(path) {
    return path.map((segment) => `/${publicSegment(segment)}`).join('');
}
/** No name of the API documentation needs escaping. */
function publicSegment(segment) {
    return typeof segment === 'number' || isShown(segment) ? String(segment) : HIDDEN;
}
function isShown(name) {
    return names.includes(name) || PARTS_OF_A_CALL.includes(name);
}
