/** Reports on lines over the limit, whose bytes are not kept. */
import { BYTES } from '../input.js'
import { type Settings, shapeIndex } from '../options.js'
import { REFUSED_SIZE } from '../refusal.js'
import type { Report, Shape } from '../types.js'
import { reportOn } from '../validate.js'

/** Makes the report on a document over the limit. */
export function tooLarge(shape: Shape, settings: Settings): Report {
  const index = shapeIndex(shape)
  return reportOn(shape, { index, form: BYTES, source: REFUSED_SIZE, length: REFUSED_SIZE, settings })
}
