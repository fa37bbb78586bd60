/**
 * Properties that are made when one of them is first read, and are plain data from then on.
 *
 * All objects share the accessors: V8 keeps an object that has accessors of its own until the next full collection, with
 * everything that they hold.
 */
/** The key of the function that reads an object's properties. Libraries that observe objects do not wrap functions. */
const READ = /* @__PURE__ */ Symbol('postponed');
const INSPECT = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom');
/** Node prints an object as what this method returns, and would print `[Getter/Setter]` without it. */
const PRINTED = {
    value() {
        return { ...this };
    },
};
const accessors = /* @__PURE__ */ new Map();
/**
 * Sets the properties that `make` makes: at once if they are few, or else when one of them is first read. Reading or
 * setting one makes it plain data. An object can have several such groups of properties.
 */
export function setProperties(target, names, areFew, make) {
    if (areFew)
        Object.assign(target, make());
    else
        postpone(target, names, make);
}
function postpone(target, names, make) {
    let made;
    const { [READ]: others } = target;
    const value = (name) => {
        if (!names.includes(name))
            return others?.(name);
        made ??= { ...make?.() };
        // Release what it holds: the reply of the core.
        make = undefined;
        // A frozen object keeps its accessors. Reflect.defineProperty returns false then and does not throw.
        Reflect.defineProperty(target, name, dataProperty(made[name]));
        return made[name];
    };
    for (const name of names)
        Object.defineProperty(target, name, accessorOf(name));
    Object.defineProperty(target, READ, { value, configurable: true });
    Object.defineProperty(target, INSPECT, PRINTED);
}
function accessorOf(name) {
    const known = accessors.get(name);
    if (known !== undefined)
        return known;
    const accessor = {
        get() {
            return this[READ]?.(name);
        },
        // On an object that inherits from the target, an assignment makes a property of its own.
        set(value) {
            Object.defineProperty(this, name, dataProperty(value));
        },
        enumerable: true,
        configurable: true,
    };
    accessors.set(name, accessor);
    return accessor;
}
function dataProperty(value) {
    return { value, enumerable: true, configurable: true, writable: true };
}
