/** The sources that this package is built from, as the cores name them. */
export const build: string = 'f549dc3209181755'
