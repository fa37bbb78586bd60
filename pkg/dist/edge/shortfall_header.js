import { publicPointer } from './public_pointer.js';
/** Where the losses and gaps of an answer begin; those of a call begin with `/query` or `/body`. */
const ANSWER = '/response';
/** What a header holds at most, in characters. */
const LONGEST = 1024;
/** Room for the member that counts what is left out. */
const RESERVED = ', more;count=999999999'.length;
/** The list of what the call and the answer fall short of; undefined where it would be empty. */
export function shortfallHeader(call, answer) {
    const members = [...call.map((one) => member('', one)), ...answer.map((one) => member(ANSWER, one))];
    // Unknown names look alike: once is enough.
    const distinct = [...new Set(members)];
    const all = distinct.join(', ');
    if (all.length > LONGEST)
        return shortened(distinct);
    return all === '' ? undefined : all;
}
/** Neither public pointers nor sections have characters that would need escaping. */
function member(prefix, { path, section }) {
    return `"${prefix}${publicPointer(path)}";section="${section}"`;
}
function shortened(members) {
    const kept = [];
    let length = 0;
    for (const member of members) {
        length += member.length + ', '.length;
        if (length > LONGEST - RESERVED)
            break;
        kept.push(member);
    }
    return [...kept, `more;count=${members.length - kept.length}`].join(', ');
}
