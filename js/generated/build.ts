/** The contract that this package is built from, as the cores name it. */
export const build: string = 'e55f9d5038d4d174'
