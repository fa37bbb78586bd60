/** The sources that this package is built from, as the cores name them. */
export const build: string = '3b950874c855683e'
