/**
 * Finds the nearest known name to a mistyped one, for TypeErrors about arguments.
 * The core does the same for names in documents.
 */
/** Returns the closest name of `known`, or one that begins with `name`, or undefined if none is close. */
export function nearest(name, known) {
    const sought = name.slice(0, 64).toLowerCase();
    let best = sought.length > 2 ? known.find((candidate) => candidate.startsWith(sought)) : undefined;
    // A name that differs only in case is nearer than one that begins with it.
    let bestDistance = best === undefined ? Infinity : 1;
    for (const candidate of known) {
        const distance = editDistance(sought, candidate.toLowerCase());
        if (distance <= Math.max(2, candidate.length / 3) && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/** Counts the letters to insert, delete, replace or swap with their neighbour. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
            // At the first letter of a or b, an index is negative: `undefined` equals no letter.
            const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row.push(Math.min(changed, at(last, j) + 1, at(row, j - 1) + 1, swapped ? at(beforeLast, j - 2) + 1 : Infinity));
        }
        beforeLast = last;
        last = row;
    }
    return at(last, b.length);
}
function at(row, index) {
    return row[index] ?? Infinity;
}
