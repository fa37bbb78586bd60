/** What `convertStream` does with a chunk, without promises: it hands on a part for each batch. */
import { type ConvertOptions, readConvertOptions } from '../../js/convert/convert_options.js'
import { convertBatch, NO_COMPLEMENTS } from '../../js/stream/batch.js'
import { Lines } from '../../js/stream/lines.js'
import type { Shape } from '../../js/types/types.js'

export function inBatches(shape: Shape, versions: ConvertOptions): (chunk: Uint8Array) => Uint8Array[] {
  const { bytes: settings, limits } = readConvertOptions(shape, versions)
  const options = { settings, held: NO_COMPLEMENTS, first: 1, keepsComplements: false, isWhole: false }
  return (chunk) => {
    const lines = new Lines(limits.bytes)
    const outputs: Uint8Array[] = []
    for (const parts of [lines.push(chunk), lines.end()])
      for (const { bytes } of parts) outputs.push(convertBatch(shape, bytes, options).output.slice())
    return outputs
  }
}
