/** The sources that this package is built from, as the cores name them. */
export const build: string = '526621b111c52b9f'
