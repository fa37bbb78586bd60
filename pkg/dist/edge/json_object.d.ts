import type { JsonValue } from '../types.js';
export type JsonObject = {
    readonly [name: string]: JsonValue;
};
export declare function isObject(value: JsonValue | undefined): value is JsonObject;
