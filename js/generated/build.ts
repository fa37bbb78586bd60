/** The sources that this package is built from, as the cores name them. */
export const build: string = 'e1ae4da219797361'
