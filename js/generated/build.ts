/** The sources that this package is built from, as the cores name them. */
export const build: string = 'e86cfae44e672ed7'
