/** What `convertStream` does with a chunk, without promises: it hands on a part for each batch. */
import { type ConvertOptions, readConvertOptions } from '../../js/convert_options.js'
import { convertBatch, NO_COMPLEMENTS } from '../../js/stream/core_batch.js'
import type { Batch } from '../../js/stream/framing.js'
import { Lines } from '../../js/stream/lines.js'
import type { Shape } from '../../js/types.js'

export function inBatches(shape: Shape, versions: ConvertOptions): (chunk: Uint8Array) => Uint8Array[] {
  const settings = readConvertOptions(shape, versions)
  return (chunk) => {
    const lines = new Lines(settings.limits.bytes)
    return [...lines.push(chunk), ...lines.end()].map((batch) =>
      convertBatch(shape, batch as Batch, settings.bytes, NO_COMPLEMENTS, 1, false).output.slice(),
    )
  }
}
