/** The command `order-contract schema`. */
import { jsonSchema } from '../api.js';
import { command, OK } from './command.js';
import * as options from './options.js';
import { print } from './output_files.js';
import { UsageError } from './usage_error.js';
export const schemaCommand = command({
    usage: 'SHAPE',
    summary: 'Print the JSON Schema of a shape.',
    options: { ...options.VERSION, ...options.LEVEL, ...options.HELP },
    async run({ values, positionals }) {
        const { shape, files } = options.shapeOf(positionals);
        if (files.length > 0)
            throw new UsageError('schema takes only a shape: leave out the other arguments');
        const settings = options.withoutUndefined({ version: values['api-version'], level: values.level });
        await print(`${JSON.stringify(jsonSchema(shape, settings), null, 2)}\n`);
        return OK;
    },
});
