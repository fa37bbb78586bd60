/** All samples. */
import { first, type Sample, sampleOf } from './sample.js'
import records from './samples.json'

export const samples: readonly Sample[] = [first, ...records.map(sampleOf)]
