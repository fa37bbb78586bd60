/** Writes the help texts. */
import { shapes } from '../generated/tables.js';
export function helpOf(commands) {
    const names = Object.keys(commands);
    const column = Math.max(...names.map((name) => name.length)) + 2;
    return [
        'order-contract COMMAND [ARGUMENTS]',
        '',
        'Validates documents of the catalogue and order service and converts them between its API versions.',
        '',
        ...names.map((name) => `  ${name.padEnd(column)}${commands[name]?.summary}`),
        '',
        '  --help     Show this help, or that of a command.',
        '  --version  Show the version of order-contract.',
        '',
        `Shapes: ${shapes.join(', ')}.`,
        'Exit codes: 0 all valid or converted, 1 a document is invalid, unreadable or was refused, 2 usage, 3 reading or writing failed.',
        '',
    ].join('\n');
}
export function helpOn(name, { usage, summary, options }) {
    const entries = Object.entries(options).map(([option, spec]) => [flag(option, spec), spec.help]);
    const lines = entries.map(([option, help]) => `  ${option}\n      ${help}`);
    return `order-contract ${`${name} ${usage}`.trim()} [OPTIONS]\n\n${summary}\n\n${lines.join('\n')}\n`;
}
function flag(option, { short, value }) {
    return `${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`;
}
