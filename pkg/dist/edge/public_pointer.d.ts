/** The JSON Pointer of a path, whose positions in arrays are numbers. */
export declare function publicPointer(path: readonly (string | number)[]): string;
