/**
 * Finds the nearest known name to a mistyped one, for TypeErrors about arguments.
 * The core does the same for names in documents.
 */
/** Returns the closest name of `known`, or one that begins with `name`, or undefined if none is close. */
export declare function nearest(name: string, known: readonly string[]): string | undefined;
