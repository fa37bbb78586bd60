/** The core, compiled. */
export declare function compile(): WebAssembly.Module;
