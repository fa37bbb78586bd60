/** The settings of a check, and the options of the package that they give. */
import type { Options } from 'order-contract/slim'
import { choicesIn, entriesLine } from '../../app/choices.js'
import { check, choice } from '../../app/dom.js'
import { shapes, versions } from '../../app/names.js'
import type { Contract, Shared } from '../../app/view.js'
import { say } from '../../app/words.js'

type ValidateSettings = Required<Pick<Shared, 'shape' | 'version' | 'level' | 'draft'>> & Pick<Shared, 'entries'>

export function settingsFields(contract: Contract, changed: () => void) {
  const offered = {
    shape: choice(say('shape'), shapes),
    version: choice(say('version'), [...versions].reverse()),
    level: choice(say('rules'), [
      ['implied', say('levelImplied')],
      ['stated', say('levelStated')],
    ]),
    draft: check(say('draft')),
    entries: entriesLine(contract),
  }
  const ask = (held: ValidateSettings) => contract.validate(held.shape, '', optionsOf(held))
  return choicesIn<ValidateSettings>(offered, { id: 'validate', ask, changed })
}

/** Leaves out what is as by default. */
export function optionsOf(
  { version, level, draft, entries }: ValidateSettings,
  severity: Shared['severity'] = {},
): Options {
  return {
    version,
    ...(level === 'implied' ? {} : { level }),
    ...(draft ? { draft } : {}),
    ...(entries ? { entries } : {}),
    ...(Object.keys(severity).length === 0 ? {} : { severity }),
  }
}
