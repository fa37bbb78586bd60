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
    // The distance of each beginning of `a` from each beginning of `b`.
    const rows = [];
    const at = (i, j) => rows[i]?.[j] ?? Infinity;
    for (let i = 0; i <= a.length; i++) {
        const row = [];
        rows.push(row);
        for (let j = 0; j <= b.length; j++) {
            const changed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
            const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity;
            row.push(i + j === 0 ? 0 : Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
        }
    }
    return at(a.length, b.length);
}
