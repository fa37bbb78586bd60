/** Starts an instance of the core, and returns its memory and functions. */
export type Start = () => object;
/** Provides the core for one runtime: a module to compile, or a script, which starts as it is. */
export type Loader = Traits & ({
    readonly compile: () => WebAssembly.Module;
    readonly start?: undefined;
} | {
    readonly compile?: undefined;
    readonly start: Start;
});
interface Traits {
    /** Whether the core also converts and checks calls. */
    readonly isWhole?: true;
    /** Whether the runtime ensures that a body is as long as its `content-length`. */
    readonly enforcesLengths?: true;
}
/**
 * Registers a loader. The whole core replaces the smaller one, and a compiled core the script; otherwise the first one
 * stays, because the core may have started already.
 */
export declare function use(load: Loader): void;
/** Returns the registered loader. It changes when an entry with a larger core is imported later. */
export declare function registered(): Loader | undefined;
/**
 * Registers a loader and returns the function unchanged, so that calls cost nothing more. Entries mark this call
 * as pure: a bundler drops the loader if the program imports none of the functions.
 */
export declare function loadedBy<F>(load: Loader, answer: F): F;
/**
 * Compiles the core, or chooses the script where WebAssembly is not allowed. Throws an Error if no loader is registered
 * yet, or if there is no script.
 */
export declare function load(): Start;
/** Returns the error about a core that can't be compiled, or that `init` has to load first. */
export declare function notLoaded(): Error;
export {};
