/** All samples. */
import { first, type Sample, sampleOf } from './sample.js'
import records from './samples.json'

export const samples: readonly Sample[] = [first, ...records.map(sampleOf)]

const ofShape = (wanted: Sample['shape']) => samples.filter(({ shape }) => shape === wanted)

/** What can be filled in, and what the webhook delivers. */
export const orders = ofShape('order-request')
export const deliveries = ofShape('product-update')
