/** The command `order-contract changelog`. */
import { changelog } from '../api.js';
import { versions } from '../generated/tables.js';
import { OK } from './command.js';
import * as options from './options.js';
import { print } from './output_files.js';
import { paintFor, tell } from './terminal.js';
import { UsageError } from './usage_error.js';
export const changelogCommand = {
    usage: '',
    summary: 'List what changed between two API versions.',
    options: {
        from: { type: 'string', value: 'DATE', help: `The API version before. The default is ${versions[0]}.` },
        to: { type: 'string', value: 'DATE', help: `The API version after. The default is ${versions.at(-1)}.` },
        ...options.FORMAT,
        ...options.HELP,
    },
    async run(given) {
        if (given.positionals.length > 0)
            throw new UsageError('changelog takes only options: leave out the other arguments');
        const format = options.formatOf(given);
        const from = options.versionOf(given, 'from') ?? versions[0];
        const to = options.versionOf(given, 'to') ?? versions.at(-1);
        const changes = changelog({ from, to });
        if (format === 'json')
            await print(`${JSON.stringify(changes, null, 2)}\n`);
        else if (format === 'ndjson')
            await print(changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
        else {
            const paint = paintFor(process.stdout);
            const texts = changes.map(({ version, title, description, section, basis }) => `${paint('bold', version)} ${title} ${paint('dim', `(${section}, ${basis})`)}\n  ${description}\n`);
            await print(texts.join('\n'));
            if (texts.length === 0)
                tell(`nothing changed between ${from} and ${to}`);
        }
        return OK;
    },
};
