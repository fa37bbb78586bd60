/** Starts the core. Returns its memory and functions. Calls grown() when the memory is replaced by a larger one. */
export declare function start(imports: { grown: () => void }): object
