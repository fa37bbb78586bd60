/** Returns the JSON Pointer of a path with unknown names hidden. */
export declare function publicPointer(path: readonly (string | number)[]): string;
