/** The error about wrong arguments, and the conversion of the package's TypeErrors into it. */
import { mistakeWithFlags } from './flags.js';
/** A mistake in the arguments of the command. */
export class UsageError extends Error {
    name = 'UsageError';
}
/** Calls the package and turns its TypeErrors into UsageErrors. */
export function asUsage(run) {
    try {
        return run();
    }
    catch (error) {
        if (error instanceof TypeError)
            throw new UsageError(mistakeWithFlags(error.message), { cause: error });
        throw error;
    }
}
