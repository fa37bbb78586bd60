import { print } from './output_files.js';
/** Prints a list that is complete: `pretty` is an entry for people. */
export async function printAll(values, format, pretty) {
    if (format === 'json')
        await print(`${JSON.stringify(values, null, 2)}\n`);
    else if (format === 'ndjson')
        await print(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
    else
        await print(values.map(pretty).join('\n'));
}
export class PrintedList {
    #format;
    #count = 0;
    constructor(format) {
        this.#format = format;
    }
    /** Prints a value: `pretty` for people, or as JSON. */
    async add(value, pretty) {
        const isFirst = this.#count++ === 0;
        if (this.#format === 'pretty')
            await print(pretty());
        else if (this.#format === 'ndjson')
            await print(`${JSON.stringify(value)}\n`);
        else
            await print(`${isFirst ? '[\n' : ',\n'}${JSON.stringify(value)}`);
    }
    /** Runs what adds to the list, and ends the list. One that has begun is closed even if `run` fails. */
    async fill(run) {
        try {
            await run();
        }
        catch (error) {
            if (this.#count > 0)
                await this.#end();
            throw error;
        }
        await this.#end();
    }
    async #end() {
        if (this.#format === 'json')
            await print(this.#count === 0 ? '[]\n' : '\n]\n');
    }
}
