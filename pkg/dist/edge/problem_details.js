import { publicPointer } from './public_pointer.js';
import { phraseOf } from './status_phrases.js';
const MOST_ERRORS = 20;
/** Makes the response of a rejection. */
export function rejected(status, detail, rejection) {
    const { code, errors, headers } = rejection;
    const body = { title: phraseOf(status), status, code, detail };
    if (errors !== undefined && errors.length > 0)
        body.errors = errors;
    return new Response(JSON.stringify(body), {
        status,
        headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    });
}
/** Returns the errors among problems. The problems must come from a masked report. */
export function detailedErrors(problems) {
    return problems
        .filter(({ severity }) => severity === 'error')
        .slice(0, MOST_ERRORS)
        .map(({ code, path, section, message }) => ({ code, pointer: publicPointer(path), section, detail: message }));
}
/** Returns refused losses as errors, with the code of a field that the version does not have. */
export function refusedLosses(losses) {
    return losses.slice(0, MOST_ERRORS).map(({ path, section, reason }) => ({
        code: 'undocumented',
        pointer: publicPointer(path),
        section,
        detail: reason,
    }));
}
