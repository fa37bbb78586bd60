/** The options `from` and `to`. */
import { requiredVersion } from './checks.js'
import { versions } from './generated/tables.js'
import { type Checked, type OptionSet, readerOf } from './option_reader.js'

const RANGE = { from: requiredVersion, to: requiredVersion }

/** Checked options that have `from` and `to`. */
export type RangeOf<Set> = Checked<typeof RANGE & Set>

/** Makes a function that reads options that have `from` and `to`. */
/* @__NO_SIDE_EFFECTS__ */ export function rangeReaderOf<Set extends OptionSet>(
  declared: Set,
): (value: unknown) => RangeOf<Set> {
  const read = readerOf({ ...RANGE, ...declared })
  return (value) => {
    if (value !== undefined) return read(value)
    const [from, to] = versions
    throw new TypeError(
      `the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`,
    )
  }
}
