/** The sources that this package is built from, as the cores name them. */
export const build: string = '81d41a0ab3da7f65'
