/** How the document is checked. */
import type { Severities } from 'order-contract/wasm'
import { give, given } from '../../app/document.js'
import { severities, turnableCodes } from '../../app/names.js'
import { inWords } from '../../app/words.js'
import { EntriesLine } from '../../frame/PointerLine.js'
import { Button, Choice } from '../../frame/parts.js'

export function Rules() {
  const { level = 'implied', draft = false } = given.value
  return (
    <div class="options">
      <Choice
        label="Rules"
        value={level}
        options={[
          ['implied', 'stated and implied'],
          ['stated', 'stated only'],
        ]}
        choose={(level) => give({ level })}
      />
      <EntriesLine />
      <label class="check">
        <input
          type="checkbox"
          checked={draft}
          onChange={({ currentTarget }) => give({ draft: currentTarget.checked })}
        />
        Draft: missing fields are not reported
      </label>
      <SeverityRules />
    </div>
  )
}

function SeverityRules() {
  const { severity = {} } = given.value
  const count = Object.keys(severity).length
  const offered = [['', 'default'] as const, ...severities.map((it) => [it, it] as const)]
  return (
    <details class="severities">
      <summary>
        {count === 0
          ? 'Codes and their severity'
          : count === 1
            ? `Codes and their severity: ${inWords(count)} code changed`
            : `Codes and their severity: ${inWords(count)} codes changed`}
      </summary>
      <div>
        {turnableCodes.map((code) => (
          <Choice
            key={code}
            label={`\`${code}\``}
            value={severity[code] ?? ''}
            options={offered}
            choose={(value) => give({ severity: turned(code, value, severity) })}
          />
        ))}
      </div>
      {count > 0 && <Button onClick={() => give({ severity: undefined })}>Reset to defaults</Button>}
    </details>
  )
}

/** The severities, with that of a code; without it if it is the default. */
function turned(code: keyof Severities, severity: string, { [code]: _, ...others }: Severities): Severities {
  return { ...others, ...(severity && { [code]: severity }) }
}
