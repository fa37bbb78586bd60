/** The sources that this package is built from, as the cores name them. */
export const build: string = '9fa447cd9cdc2bcd'
