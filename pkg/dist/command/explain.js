/** The command `order-contract explain`. */
import { explain } from '../api.js';
import { oneOf } from '../checks.js';
import { codes } from '../generated/tables.js';
import { command, OK } from './command.js';
import * as options from './options.js';
import { printAll } from './printed_list.js';
import { paintFor } from './terminal.js';
import { asUsage } from './usage_error.js';
export const explainCommand = command({
    usage: '[CODE…]',
    summary: 'Say what a code means, with an example that has it and one that has not. Without a code: all codes.',
    options: { ...options.FORMAT, ...options.HELP },
    async run({ values, positionals }) {
        const { format = 'pretty' } = values;
        const wanted = positionals.map((code) => asUsage(() => oneOf(codes)(code, 'code')));
        const all = (wanted.length > 0 ? wanted : codes).map((code) => explain(code));
        const paint = paintFor(process.stdout);
        await printAll(all, format, ({ code, text, fails, passes }) => {
            const example = (title, colour, { shape, input }) => input === undefined ? '' : `  ${paint(colour, title)} ${shape ?? 'call'}: ${input}\n`;
            return `${paint('bold', code)}\n  ${text}\n${example('fails: ', 'red', fails)}${example('passes:', 'green', passes)}`;
        });
        return OK;
    },
});
