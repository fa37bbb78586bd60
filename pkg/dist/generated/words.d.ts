import type { FieldData, ObjectData, Right } from '../language.js';
export declare const words: readonly string[];
export declare const sections: readonly string[];
export declare const fields: readonly FieldData[];
export declare const objects: readonly ObjectData[];
/** What a problem lists under `expected`, by sentence. */
export declare const rights: readonly Right[];
