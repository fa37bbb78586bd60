/** The sources that this package is built from, as the cores name them. */
export const build: string = '714178c6ddb4a7fc'
