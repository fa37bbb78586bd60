/** The sources that this package is built from, as the cores name them. */
export const build: string = '35d45a5ee0cc67ed'
