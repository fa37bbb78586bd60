/** All samples, and what is said of them. */
import { type SampleName, spoken } from '../app/words.js'
import { samples as english } from '../words/samples/en.js'
import { first, type Sample, sampleOf } from './sample.js'
import records from './samples.json'

export const samples: readonly Sample[] = [first, ...records.map(sampleOf)]

export const sampleWords = (name: SampleName) => (spoken.value.samples ?? english)[name]
