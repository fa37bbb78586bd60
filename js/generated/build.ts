/** The sources that this package is built from, as the cores name them. */
export const build: string = '44c8b9cd0574d752'
