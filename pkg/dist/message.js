/**
 * Builds messages from templates and arguments, like src/report/message.rs. The core chooses the template and the
 * arguments, by number. Templates and texts are data (generated/english.ts and messages/).
 */
import { versions } from './generated/tables.js';
import { fields, objects, rights, words } from './generated/words.js';
/** Builds a message. */
export function buildMessage(phrasing, sentence, given) {
    const known = cacheOf(phrasing);
    // There are few messages without a name or a number from the document, so those are cached.
    if (given.name !== undefined || given.number !== 0)
        return build(phrasing, sentence, given);
    const place = ((given.version * 256 + sentence) * 256 + given.field) * 256 + given.object;
    const key = place * 65536 + given.near * 256 + given.other;
    let message = known.get(key);
    if (message === undefined) {
        message = build(phrasing, sentence, given);
        known.set(key, message);
    }
    return message;
}
/** Returns the text of a message. */
export function messageOf(phrasing, sentence, given) {
    return buildMessage(phrasing, sentence, given).text;
}
/** Fills a template's arguments and capitalises the first letter, as an argument can come first. */
export function filled(template, argument) {
    const text = (template ?? '').replaceAll(/\{(\w+)\}/gu, (_, name) => argument(name));
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function build({ messages, byLabel }, sentence, given) {
    const meta = {};
    const template = textOf(messages, sentence);
    const text = filled(byLabel ? withLabels(messages, template) : template, (name) => {
        const { value, shown } = argument(messages, byLabel, name, given);
        if (value !== undefined)
            meta[name] = value;
        const label = name === 'field' || name === 'name' ? labelOf(messages, given.field) : undefined;
        if (label !== undefined)
            meta.label = label;
        return shown;
    });
    return { text, meta };
}
/** The cached messages of each language, without and with labels, by number of template and arguments. */
const caches = /* @__PURE__ */ new WeakMap();
let lastUsed;
function cacheOf(phrasing) {
    if (lastUsed?.phrasing.messages === phrasing.messages && lastUsed.phrasing.byLabel === phrasing.byLabel)
        return lastUsed.known;
    const both = caches.get(phrasing.messages) ?? [new Map(), new Map()];
    caches.set(phrasing.messages, both);
    const known = both[Number(phrasing.byLabel)];
    lastUsed = { phrasing, known };
    return known;
}
/** Returns `expected` of a problem. */
export function expectedOf(messages, sentence, given) {
    const right = rights[sentence];
    switch (right) {
        case 'types':
            return typesOf(fields[given.field]?.type);
        case 'values':
            return allowed(fields[given.field], 'values', given);
        case 'methods':
            return methodsOf(messages, given);
        case 'versions':
            return [...versions];
        case '':
        case undefined:
            return undefined;
        default:
            return right.map((word) => messages.expected?.[word] ?? word);
    }
}
/** Returns the values of a list that the version of a problem has. */
function allowed(field, list, { version }) {
    const isLater = (value) => versions.indexOf((field?.valuesSince?.[value] ?? versions[0])) > version;
    return (field?.[list] ?? []).filter((value) => !isLater(value));
}
function typesOf(type) {
    if (type === undefined)
        return undefined;
    return type === 'collection' ? ['array', 'object'] : [type === 'count' ? 'string' : type];
}
function textOf({ sentences, calls, conversions }, sentence) {
    return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? '';
}
function argument(messages, byLabel, name, given) {
    const field = fields[given.field];
    const texts = messages.fields[given.field];
    const object = objects[given.object];
    const endpoint = messages.calls?.endpoints[given.other];
    const word = words[given.other] ?? '';
    const plain = (value) => {
        const text = String(value ?? '');
        return { value, shown: byLabel ? withLabels(messages, text) : text };
    };
    const named = (wire, label = labelled(messages, wire)) => ({
        value: wire,
        shown: byLabel ? inSentence(messages, label) : quoted(wire),
    });
    const list = (names = [], last) => ({
        value: Object.freeze([...names]),
        shown: joined(names.map((wire) => named(wire).shown), last),
    });
    switch (name) {
        case 'field': {
            if (field?.name === undefined)
                return plain(texts?.called);
            const known = labelOf(messages, given.field);
            // People who see labels don't know the name of a field without one, such as a removed field.
            const isUnknown = byLabel && known === undefined;
            return isUnknown ? { value: field.name, shown: messages.unnamed } : named(field.name, known);
        }
        case 'name':
            if (field !== undefined)
                return argument(messages, byLabel, 'field', given);
            return given.name === undefined ? { value: undefined, shown: messages.unnamed } : named(given.name, given.name);
        case 'type':
            return plain(messages.types[byLabel && field?.type === 'string' ? 'text' : (field?.type ?? '')]);
        case 'values':
        case 'beside':
            return list(allowed(field, name, given), messages.or);
        case 'other':
            return named(field?.other);
        case 'discriminator':
            return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages, object?.discriminator));
        case 'carried':
            return list(object?.carried, messages.and);
        case 'pointer':
            return plain(`/${escaped(given.name ?? '*')}`);
        case 'near': {
            const near = words[given.near] ?? '';
            const isDiscriminator = near === fields[object?.discriminator ?? -1]?.name;
            return named(near, isDiscriminator ? labelOf(messages, object?.discriminator) : undefined);
        }
        case 'list':
        case 'header':
            return named(word);
        case 'header_why':
            return plain(messages.calls?.headers[word]);
        case 'versions':
            return list(versions, messages.or);
        case 'methods':
            return plain(methodsOf(messages, given).join(` ${messages.or} `));
        case 'shape':
            return named(endpoint?.shape);
        default: {
            // The other arguments have the names of the data.
            const data = { ...given, ...field, ...texts, ...endpoint };
            return plain(data[name]);
        }
    }
}
function labelOf(messages, field) {
    const known = field === undefined ? undefined : fields[field];
    if (known?.name === undefined)
        return undefined;
    return messages.fields[field]?.label ?? (messages.labels[words.indexOf(known.name)] || undefined);
}
/** Returns the label of a name or value of the contract, or the name itself. */
function labelled({ labels }, wire = '') {
    return labels[words.indexOf(wire)] || wire;
}
/** Writes a label in the quotes of the language. */
function inSentence({ label }, text) {
    return label.replace('{label}', () => text);
}
/** Writes the names that a text has in backticks by their labels. */
function withLabels(messages, text) {
    return text.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages, labelled(messages, name)));
}
function methodsOf({ calls }, given) {
    const listed = calls?.endpoints.filter((_, place) => (given.number >>> place) & 1) ?? [];
    return listed.map(({ endpoint }) => endpoint.split(' ')[0]);
}
function joined(names, last) {
    const end = names.pop() ?? '';
    return names.length === 0 ? end : `${names.join(', ')} ${last} ${end}`;
}
export function quoted(name) {
    return `\`${name ?? ''}\``;
}
/** Escapes a name as a segment of a JSON Pointer. In a name of millions of `~`, `replaceAll` takes six times as long. */
export function escaped(name) {
    return name.includes('~') || name.includes('/') ? name.split('~').join('~0').split('/').join('~1') : name;
}
