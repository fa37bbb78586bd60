/**
 * Sentences with their arguments filled in: the twin of src/report/message.rs. Templates and texts are
 * data (generated/english.ts); which sentence, and with which arguments, the core has chosen.
 */
import { versions } from './generated/tables.js';
import { fields, objects, rights, words } from './generated/words.js';
/** A sentence with its arguments. */
export function messageOf(messages, sentence, given) {
    const known = renderedIn(messages);
    // Without a name or a number of the document a sentence is one of few, and is kept.
    if (given.name !== undefined || given.number !== 0)
        return rendered(messages, sentence, given);
    const key = ((sentence * 256 + given.field) * 256 + given.object) * 65536 + given.near * 256 + given.other;
    let message = known.get(key);
    if (message === undefined) {
        message = rendered(messages, sentence, given);
        known.set(key, message);
    }
    return message;
}
function rendered(messages, sentence, given) {
    const template = textOf(messages, sentence).split(/\{(\w+)\}/u);
    return template.map((part, n) => (n % 2 === 0 ? part : argument(messages, part, given))).join('');
}
/** The sentences of a language that were rendered before, by number of sentence and arguments. */
const all = /* @__PURE__ */ new WeakMap();
let last;
function renderedIn(messages) {
    if (last?.messages === messages)
        return last.known;
    const known = all.get(messages) ?? new Map();
    all.set(messages, known);
    last = { messages, known };
    return known;
}
/** What a problem with a sentence lists under `expected`. */
export function expectedOf(messages, sentence, given) {
    switch (rights[sentence]) {
        case 'types':
            return typesOf(fields[given.field]?.type);
        case 'values':
            return [...(fields[given.field]?.values ?? [])];
        case 'methods':
            return methodsOf(messages, given);
        case 'versions':
            return [...versions];
        case 'words':
            return [...(messages.expected[sentence] ?? messages.calls?.expected[sentence] ?? [])];
        default:
            return undefined;
    }
}
function typesOf(type) {
    if (type === undefined)
        return undefined;
    return type === 'collection' ? ['array', 'object'] : [type === 'count' ? 'string' : type];
}
function textOf({ sentences, calls, refusals }, sentence) {
    return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? refusals?.[sentence] ?? '';
}
function argument(messages, name, given) {
    const field = fields[given.field];
    const texts = messages.fields[given.field];
    const endpoint = messages.calls?.endpoints[given.other];
    switch (name) {
        case 'field':
            return called(field, texts);
        case 'type':
            return messages.types[field?.type ?? ''] ?? '';
        case 'values':
            return joined(field?.values, messages.or);
        case 'why':
        case 'need':
        case 'instead':
            return texts?.[name] ?? '';
        case 'beside':
            return joined(field?.beside, messages.or);
        case 'removed_in':
            return field?.removed ?? '';
        case 'deprecated_in':
            return field?.deprecated ?? '';
        case 'since':
            return field?.since ?? versions[0];
        case 'other':
            return quoted(field?.other);
        case 'discriminator':
            return quoted(objects[given.object]?.discriminator);
        case 'carried':
            return joined(objects[given.object]?.carried, messages.and);
        case 'name':
            return field === undefined ? quoted(given.name ?? '*') : called(field, texts);
        case 'pointer':
            return `/${escaped(given.name ?? '*')}`;
        case 'near':
            return quoted(words[given.near]);
        case 'number':
            return String(given.number);
        case 'list':
        case 'header':
            return quoted(words[given.other]);
        case 'header_why':
            return messages.calls?.headers[words[given.other]] ?? '';
        case 'versions':
            return joined(versions, messages.or);
        case 'methods':
            return methodsOf(messages, given).join(` ${messages.or} `);
        case 'shape':
            return quoted(endpoint?.body);
        case 'endpoint':
            return endpoint?.name ?? '';
        case 'endpoint_since':
            return endpoint?.since ?? '';
        case 'endpoint_removed_in':
            return endpoint?.removed ?? '';
        case 'endpoint_instead':
            return endpoint?.instead ?? '';
        default:
            return `{${name}}`;
    }
}
function called(field, texts) {
    return field?.name === undefined ? (texts?.called ?? '') : quoted(field.name);
}
function methodsOf({ calls }, given) {
    const listed = calls?.endpoints.filter((_, place) => (given.number >>> place) & 1) ?? [];
    return listed.map(({ method }) => method);
}
function joined(names, last) {
    const all = (names ?? []).map(quoted);
    const end = all.pop() ?? '';
    return all.length === 0 ? end : `${all.join(', ')} ${last} ${end}`;
}
function quoted(name) {
    return `\`${name ?? ''}\``;
}
/** A name as a segment of a JSON Pointer. */
export function escaped(name) {
    return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}
