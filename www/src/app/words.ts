/** Numbers and sentences. */

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Smaller numbers are written alike anyway: the first view does without a formatter, which takes long to make. */
const GROUPED = 1000

export const inWords = (number: number) => (number < GROUPED ? String(number) : number.toLocaleString('en'))

/** `1 link`, `2 links`. */
export const counted = (count: number, one: string) => `${inWords(count)} ${one}${count === 1 ? '' : 's'}`
