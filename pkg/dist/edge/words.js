import { isRecord, languageOrType, own } from '../options.js';
/** Reads the option `messages`. */
export function readEdgeMessages(value) {
    if (value === undefined)
        return undefined;
    if (isRecord(value) && isRecord(own(value, 'receiver')) && isRecord(own(value, 'gateway')))
        return value;
    throw new TypeError(`messages must be a language of the edge, such as deEdge from 'order-contract/messages/de', not ${languageOrType(value)}`);
}
