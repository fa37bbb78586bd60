/** The sources that this package is built from, as the cores name them. */
export const build: string = '8752a8bb9863a6e3'
