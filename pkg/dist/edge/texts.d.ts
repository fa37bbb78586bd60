import type { Messages } from '../language.js';
import { type Check } from '../option_reader.js';
import type { GatewayRejection } from './gateway_rejections.js';
import type { ReceiverRejection } from './receiver_rejections.js';
/** The `detail` of the receiver's rejections, by code. */
export type ReceiverTexts = {
    readonly [C in ReceiverRejection]: string;
};
/** The `detail` of the gateway's rejections, by code. That of `removed` comes from the messages about calls. */
export type GatewayTexts = {
    readonly [C in Exclude<GatewayRejection, 'removed'> | 'losses']: string;
};
/** A language for the receiver and the gateway, such as `deEdge` from `order-contract/messages/de`. */
export interface EdgeMessages {
    /** The messages of reports and conversions. */
    readonly documents: Messages;
    readonly receiver: ReceiverTexts;
    readonly gateway: GatewayTexts;
}
/** Accepts a language for the receiver and the gateway. */
export declare const edgeLanguage: Check<EdgeMessages>;
