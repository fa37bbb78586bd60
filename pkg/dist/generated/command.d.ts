import type { Messages } from '../language.js';
export declare const packageVersion = "0.1.0";
/** Loads a language of messages. */
export declare const languages: {
    readonly [tag: string]: () => Promise<Messages>;
};
