/** The sources that this package is built from, as the cores name them. */
export const build: string = 'd2116c16de41c8fc'
