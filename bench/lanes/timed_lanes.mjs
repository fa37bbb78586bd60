/** The lanes that time contestants side by side, by their letters. */
import { convertLane } from './convert.mjs'
import { findingsLane } from './findings.mjs'
import { linesLane } from './lines.mjs'
import { verdictLanes } from './verdicts.mjs'

/** @type {Record<string, import('./verdicts.mjs').Lane>} */
export const timedLanes = { ...verdictLanes, C: findingsLane, D: linesLane, 'D′': convertLane }
