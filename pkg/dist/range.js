/** The options `from` and `to`. */
import { requiredVersion } from './checks.js';
import { versions } from './generated/tables.js';
import { readerOf } from './option_reader.js';
const RANGE = { from: requiredVersion, to: requiredVersion };
/** Makes a function that reads options that have `from` and `to`. */
export function rangeReaderOf(declared) {
    const read = readerOf({ ...RANGE, ...declared });
    return (value) => {
        if (value !== undefined)
            return read(value);
        const [from, to] = versions;
        throw new TypeError(`the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`);
    };
}
