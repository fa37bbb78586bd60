/** The base address of a gateway. */
export interface Mount {
    /** Undefined where every host will do. */
    origin: string | undefined;
    /** Without a slash at its end. */
    path: string;
}
/** Whether something is an address that others can begin with. */
export declare function isBaseAddress(text: string): boolean;
/** An address, or a path alone. */
export declare function readMount(value: unknown): Mount;
/** The path and the query behind the base address; without one, from `/v2/` where that occurs. Undefined outside it. */
export declare function behind(mount: Mount | undefined, { origin, pathname, search }: URL): string | undefined;
