/** The sources that this package is built from, as the cores name them. */
export const build: string = 'b3cc6bab3756a5f1'
