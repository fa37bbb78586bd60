/**
 * The parts of Node's messages that `nodeHandler` uses.
 */
export {};
