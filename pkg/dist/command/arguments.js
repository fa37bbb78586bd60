/** Parses the arguments of a command. The error about an unknown option suggests the nearest one. */
import { parseArgs } from 'node:util';
import { nearest } from '../nearest.js';
import { UsageError } from './usage_error.js';
/** Parses arguments. Throws a UsageError for unknown options and missing or repeated values. */
export function readArguments(args, specs) {
    const options = Object.fromEntries(Object.entries(specs).map(([name, { type, short }]) => [name, short ? { type, short } : { type }]));
    const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = {};
    const switches = new Set();
    const positionals = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind !== 'option')
            continue;
        const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
        if (spec === undefined)
            throw unknownOption(token.rawName, specs);
        if (spec.type === 'boolean') {
            if (token.value !== undefined)
                throw new UsageError(`${token.rawName} takes no value: leave it out`);
            switches.add(token.name);
        }
        else if (token.value === undefined || isOption(token) || isEmpty(token.value, spec)) {
            throw new UsageError(`${token.rawName} needs a value: write ${token.rawName} ${spec.value}`);
        }
        else if (values[token.name] !== undefined) {
            throw new UsageError(`${token.rawName} is given twice: keep one`);
        }
        else
            values[token.name] = token.value;
    }
    return { values, switches, positionals };
}
/** Returns whether the value of an option is the next option: it was forgotten. `--output=--x` is a value. */
function isOption({ value, inlineValue }) {
    return inlineValue === false && value?.startsWith('--') === true;
}
/** Returns whether a value is empty, as for `--output "$UNSET"`. Only an empty pointer means something: the root. */
function isEmpty(value, spec) {
    return value === '' && spec.value !== 'POINTER';
}
function unknownOption(given, specs) {
    const names = Object.keys(specs).map((name) => `--${name}`);
    const near = nearest(given, names);
    const hint = near === undefined ? `use ${names.join(', ')}` : `did you mean ${near}?`;
    return new UsageError(`unknown option ${given}: ${hint}`);
}
