/** The contract that this package is built from, as the cores name it. */
export const build: string = 'b78c8e1e0120d289'
