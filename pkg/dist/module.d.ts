/** The glue code that wasm-bindgen generates for a core. It keeps one instance. */
export interface Glue {
    initSync(source: {
        module: WebAssembly.Module;
    }): object;
    __wbg_reset_state(): void;
}
/** Provides the compiled core for one runtime, and its glue. A core that is a script has nothing to compile. */
export interface Loader {
    readonly compile?: () => WebAssembly.Module;
    readonly glue: Glue;
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
/** What `load` returns: a glue, and the module to start it with. */
export interface Loaded {
    readonly module: WebAssembly.Module;
    readonly glue: Glue;
}
/**
 * Compiles the core, or chooses the script where WebAssembly is not allowed. Throws an Error if no loader is registered
 * yet, or if there is no script.
 */
export declare function load(): Loaded;
/** Returns the error about a core that can't be compiled, or that `init` has to load first. */
export declare function notLoaded(): Error;
