/**
 * The error where WebAssembly is missing or not allowed. It is made once and thrown by every call that needs the core.
 */
/** Returns the error if a module could not be compiled before. */
export declare function knownRefusal(): Error | undefined;
/** Returns what to throw after a module could not be compiled: `cause` itself if the platform compiles others. */
export declare function compileError(cause: unknown): unknown;
