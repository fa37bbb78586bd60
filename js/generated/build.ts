/** The sources that this package is built from, as the cores name them. */
export const build: string = '2c1b7783106ceaf5'
