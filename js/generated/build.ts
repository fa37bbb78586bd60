/** The contract that this package is built from, as the cores name it. */
export const build: string = '2bb0dd7d66d3db6e'
