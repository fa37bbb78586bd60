/** The peers that the lanes use. ../prepare.mjs has built each into one module. */

/** @param {'ajv' | 'ajv-all' | 'ata' | 'ata-all' | 'zod' | 'valibot'} name */
export const made = (name) => import(new URL(`../.made/${name}.mjs`, import.meta.url).href)
