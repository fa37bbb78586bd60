/** The sources that this package is built from, as the cores name them. */
export const build: string = 'db554942a72e9af9'
