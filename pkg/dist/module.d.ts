/**
 * Where the compiled core comes from. An entry says it with a loader (js/loaders), core.ts asks at the
 * first call; neither knows the other.
 */
/** Gives the compiled core of one environment. */
export type Loader = () => WebAssembly.Module;
/** The first loader stays: what has started is not started again. */
export declare function use(load: Loader): void;
/**
 * A function that is answered by what a loader gives: the very function, so that calls cost nothing
 * more. An entry marks this call as pure: whoever does not import the function carries no loader.
 */
export declare function loadedBy<F>(load: Loader, answer: F): F;
/** The compiled core. */
export declare function load(): WebAssembly.Module;
