/** The sources that this package is built from, as the cores name them. */
export const build: string = 'ed05843adc98bc3c'
