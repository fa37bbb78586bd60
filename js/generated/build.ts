/** The sources that this package is built from, as the cores name them. */
export const build: string = '559437cd122c8419'
