/** The contract that this package is built from, as the cores name it. */
export const build: string = '049c96299c40944c'
