import type { GatewayWords, ReceiverWords } from '../edge/words.js';
export declare const englishReceiver: ReceiverWords;
export declare const englishGateway: GatewayWords;
