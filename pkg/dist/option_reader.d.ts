/** Checks a value and returns it as it is used. Throws a TypeError that begins with `name`. */
export type Check<T> = (value: unknown, name: string) => T;
/** The declaration of an option. */
export interface Option<T> {
    readonly check: Check<T>;
    /** The value if the option is missing. */
    readonly byDefault: T;
    readonly isRequired: boolean;
}
export type OptionSet = {
    readonly [name: string]: Option<unknown>;
};
/** The declarations of all options of a type. */
export type OptionsFor<Type> = {
    readonly [N in keyof Type]-?: Option<unknown>;
};
/** Options that were checked, copied and filled in with their defaults. */
export type Checked<Set> = {
    readonly [N in keyof Set]: Set[N] extends Option<infer T> ? T : never;
};
/** Declares an option that can be left out. */
export declare function optional<T, const D = undefined>(check: Check<T>, byDefault?: D): Option<NoInfer<T> | NoInfer<D>>;
/** Declares an option that has to be there: its check gets `undefined` if it is missing. */
export declare function required<T>(check: Check<T>): Option<T>;
/** Returns the values of options that are all missing. */
export declare function defaultsOf<Set extends OptionSet>(declared: Set): Checked<Set>;
/** Makes a function that checks the own members of an object. An unknown name throws a TypeError with the nearest one. */
export declare function readerOf<Set extends OptionSet>(declared: Set): (value: unknown, what?: string) => Checked<Set>;
/** Reads a member of an object itself. */
export declare function own<T extends object, N extends keyof T>(object: T | undefined, name: N): T[N] | undefined;
export declare function isRecord(value: unknown): value is Record<string, unknown>;
/** Accepts instances of the caller's classes. Refuses built-in objects such as a Promise, a Map or an array. */
export declare function isPlainRecord(value: unknown): value is object;
