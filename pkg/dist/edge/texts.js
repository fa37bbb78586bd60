/**
 * The texts of rejections by the receiver and the gateway, in the language of the option `messages`.
 */
import { languageOrType } from '../checks.js';
import { isRecord, own } from '../option_reader.js';
/** Accepts a language for the receiver and the gateway. */
export const edgeLanguage = (value) => {
    if (isRecord(value) && isRecord(own(value, 'receiver')) && isRecord(own(value, 'gateway')))
        return value;
    throw new TypeError(`messages must be a language of the edge, such as deEdge from 'order-contract/messages/de', not ${languageOrType(value)}`);
};
