/** The command `order-contract explain`. */
import { explain } from '../api.js';
import { oneOf } from '../checks.js';
import { codes } from '../generated/tables.js';
import { command, OK } from './command.js';
import * as options from './options.js';
import { print } from './output_files.js';
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
        if (format === 'json')
            await print(`${JSON.stringify(all, null, 2)}\n`);
        else if (format === 'ndjson')
            await print(all.map((one) => `${JSON.stringify(one)}\n`).join(''));
        else {
            const paint = paintFor(process.stdout);
            const texts = all.map(({ code, text, fails, passes }) => {
                const example = (title, colour, { shape, input }) => input === undefined ? '' : `  ${paint(colour, title)} ${shape ?? 'call'}: ${input}\n`;
                return `${paint('bold', code)}\n  ${text}\n${example('fails: ', 'red', fails)}${example('passes:', 'green', passes)}`;
            });
            await print(texts.join('\n'));
        }
        return OK;
    },
});
