/** Parses the arguments of a command. The error about an unknown option suggests the nearest one. */
import { parseArgs } from 'node:util';
import { nearest } from '../nearest.js';
import { asUsage, UsageError } from './usage_error.js';
/** Parses arguments. Throws a UsageError for unknown options and wrong, missing or repeated values. */
export function readArguments(args, specs) {
    const options = Object.fromEntries(Object.entries(specs).map(([name, { short, value }]) => {
        const type = value === undefined ? 'boolean' : 'string';
        return [name, short ? { type, short } : { type }];
    }));
    const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = {};
    const switches = new Set();
    const positionals = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind !== 'option')
            continue;
        const { name, rawName, value } = token;
        const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
        if (spec === undefined)
            throw unknownOption(rawName, specs);
        if (spec.value === undefined) {
            if (value !== undefined)
                throw new UsageError(`${rawName} takes no value: leave it out`);
            switches.add(name);
        }
        else if (value === undefined || isOption(token) || isEmpty(value, spec)) {
            throw new UsageError(`${rawName} needs a value: write ${rawName} ${spec.value}`);
        }
        else if (Object.hasOwn(values, name)) {
            throw new UsageError(`${rawName} is given twice: keep one`);
        }
        else {
            const { check = (text) => text } = spec;
            values[name] = asUsage(() => check(value, `--${name}`));
        }
    }
    return { values: values, switches, positionals };
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
