/** The sources that this package is built from, as the cores name them. */
export const build: string = 'f5fae6347c9a2a1f'
