/** The sources that this package is built from, as the cores name them. */
export const build: string = 'aad027afcb9052e4'
