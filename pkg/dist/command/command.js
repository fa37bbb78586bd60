/** The exit code of success. */
export const OK = 0;
/** A document is invalid, unreadable or was refused. */
export const REFUSED = 1;
/** The arguments are wrong. */
export const USAGE = 2;
/** Reading or writing failed. */
export const IO = 3;
/** The command itself failed. The number is EX_SOFTWARE of sysexits.h. */
export const INTERNAL = 70;
/** Declares a command: `run` gets the values of its options with their types. */
export function command(command) {
    return command;
}
/** The current file, and a sentence about the progress, for messages about errors and signals. */
export const done = { file: '', line: '' };
