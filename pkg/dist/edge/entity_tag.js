const TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/;
const TAGS = /(?:W\/)?"[^"]*"/g;
const STRONG = 's';
const WEAK = 'w';
/** Returns the tag of a converted response, or undefined if `tag` is not valid. */
export function tagFor(version, tag) {
    const [, weak, opaque] = TAG.exec(tag) ?? [];
    return opaque === undefined ? undefined : `W/"${version};${weak === undefined ? STRONG : WEAK};${opaque}"`;
}
/** Returns the service's tags for those in `if-none-match` that have the version, or undefined if none has. */
export function tagsOfService(version, header) {
    if (header === '*')
        return header;
    const tags = Array.from(header.matchAll(TAGS), ([tag]) => tagOfService(version, tag)).filter((tag) => tag !== '');
    return tags.length === 0 ? undefined : tags.join(', ');
}
/** Returns `''` if the tag does not have the version. */
function tagOfService(version, tag) {
    const strong = `W/"${version};${STRONG};`;
    const weak = `W/"${version};${WEAK};`;
    if (tag.startsWith(strong))
        return `"${tag.slice(strong.length)}`;
    return tag.startsWith(weak) ? `W/"${tag.slice(weak.length)}` : '';
}
