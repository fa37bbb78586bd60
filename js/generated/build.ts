/** The sources that this package is built from, as the cores name them. */
export const build: string = 'a6295e96a25f797e'
