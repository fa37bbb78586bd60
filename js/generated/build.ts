/** The sources that this package is built from, as the cores name them. */
export const build: string = 'd072ff705a2d896a'
