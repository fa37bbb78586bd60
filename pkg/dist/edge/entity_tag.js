const TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/;
const TAGS = /(?:W\/)?"[^"]*"/g;
const STRONG = 's';
const WEAK = 'w';
/** The tag of a converted answer; undefined for what is no tag. */
export function tagFor(version, tag) {
    const [, weak, opaque] = TAG.exec(tag) ?? [];
    return opaque === undefined ? undefined : `W/"${version};${weak === undefined ? STRONG : WEAK};${opaque}"`;
}
/** The tags of `if-none-match` that are of that version, as the service knows them; undefined where none is. */
export function tagsOfService(version, header) {
    if (header === '*')
        return header;
    const tags = Array.from(header.matchAll(TAGS), ([tag]) => tagOfService(version, tag)).filter((tag) => tag !== '');
    return tags.length === 0 ? undefined : tags.join(', ');
}
/** Empty where the tag is not of that version. */
function tagOfService(version, tag) {
    const strong = `W/"${version};${STRONG};`;
    const weak = `W/"${version};${WEAK};`;
    if (tag.startsWith(strong))
        return `"${tag.slice(strong.length)}`;
    return tag.startsWith(weak) ? `W/"${tag.slice(weak.length)}` : '';
}
