/** The sources that this package is built from, as the cores name them. */
export const build: string = 'f0b984369f46a7ce'
