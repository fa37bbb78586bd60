/** All samples, and what is said of them. */
import { first, type Sample, sampleOf } from './sample.js'
import records from './samples.json'
import { titles } from './titles.js'

export const samples: readonly Sample[] = [first, ...records.map(sampleOf)]

export type SampleName = keyof typeof titles

/** Its title, and a line on what it shows. */
export const sampleWords = (name: SampleName) => titles[name]
