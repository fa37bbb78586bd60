/**
 * Where the compiled core comes from. An entry says it with a loader (js/loaders), core.ts asks at the
 * first call; neither knows the other.
 */
let loader;
/** The first loader stays: what has started is not started again. */
export function use(load) {
    loader ??= load;
}
/**
 * A function that is answered by what a loader gives: the very function, so that calls cost nothing
 * more. An entry marks this call as pure: whoever does not import the function carries no loader.
 */
export function loadedBy(load, answer) {
    use(load);
    return answer;
}
/** The compiled core. */
export function load() {
    if (loader !== undefined)
        return loader();
    throw new Error('nothing is loaded yet: await init(…) from order-contract/slim first');
}
