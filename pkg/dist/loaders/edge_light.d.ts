/** The core, compiled. */
export declare const compile: () => WebAssembly.Module;
