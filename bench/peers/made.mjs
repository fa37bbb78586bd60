/** The peers as the lanes use them: each built into one module beforehand by ../prepare.mjs. */

/** @param {'ajv' | 'ajv-all' | 'ata' | 'ata-all' | 'zod' | 'valibot'} name */
export const made = (name) => import(new URL(`../.made/${name}.mjs`, import.meta.url).href)
