/** The sources that this package is built from, as the cores name them. */
export const build: string = '0c441fc315c6c10f'
