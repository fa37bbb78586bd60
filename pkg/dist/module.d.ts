/** Provides the core for one runtime. */
export interface Loader {
    readonly compile: () => WebAssembly.Module;
    /** Whether the core also converts and checks calls. */
    readonly isWhole?: true;
    /** Whether the runtime ensures that a body is as long as its `content-length`. */
    readonly enforcesLengths?: true;
}
/** Registers a loader. The whole core replaces the smaller one; otherwise the first one stays, as it may have started. */
export declare function use(load: Loader): void;
/** Returns the registered loader. It changes when an entry with a larger core is imported later. */
export declare function registered(): Loader | undefined;
/**
 * Registers a loader and returns the function unchanged, so that calls cost nothing more. Entries mark this call
 * as pure: a bundler drops the loader if the program imports none of the functions.
 */
export declare function loadedBy<F>(load: Loader, answer: F): F;
/** Compiles the core. Throws an Error if no loader is registered yet, or where WebAssembly is not allowed. */
export declare function load(): WebAssembly.Module;
/** Returns the error about a core that can't be compiled, or that `init` has to load first. */
export declare function notLoaded(): Error;
