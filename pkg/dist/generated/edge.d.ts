import type { GatewayTexts, ReceiverTexts } from '../edge/texts.js';
export declare const englishReceiver: ReceiverTexts;
export declare const englishGateway: GatewayTexts;
