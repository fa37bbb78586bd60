/**
 * Where the compiled core comes from. An entry says it with a loader (js/loaders), core.ts asks at the
 * first call; neither knows the other.
 */
/** The generated glue of a core. Each core has its own, which keeps one instance. */
export interface Glue {
    initSync(source: {
        module: WebAssembly.Module;
    }): object;
    __wbg_reset_state(): void;
}
/** Gives the compiled core of one environment, and its glue. */
export interface Loader {
    readonly compile: () => WebAssembly.Module;
    readonly glue: Glue;
}
/** What a core can do: checks alone, all, or batches too. A program that imports several uses the greatest. */
export declare const SMALL = 1;
export declare const WHOLE = 2;
export declare const BATCHES = 3;
export type Extent = typeof SMALL | typeof WHOLE | typeof BATCHES;
/** The first loader of the greatest extent counts: what has started is not started again without need. */
export declare function use(load: Loader, of?: Extent): void;
/** What the core that `load` gives can do. It grows where a whole core is imported later. */
export declare function extentOfCore(): number;
/**
 * A function that is answered by what a loader gives: the very function, so that calls cost nothing
 * more. An entry marks this call as pure: whoever does not import the function carries no loader.
 */
export declare function loadedBy<F>(load: Loader, answer: F, of?: Extent): F;
/** The compiled core and its glue. */
export declare function load(): {
    module: WebAssembly.Module;
    glue: Glue;
};
