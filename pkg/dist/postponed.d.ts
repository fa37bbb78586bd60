/**
 * Properties that are made when one of them is first read, and are plain data from then on.
 *
 * All objects share the accessors: V8 keeps an object that has accessors of its own until the next full collection, with
 * everything that they hold.
 */
/**
 * Sets the properties that `make` makes: at once if they are few, or else when one of them is first read. Reading or
 * setting one makes it plain data. An object can have several such groups of properties.
 */
export declare function setProperties<T extends object, K extends keyof T & string>(target: T, names: readonly K[], areFew: boolean, make: () => Pick<T, K>): void;
