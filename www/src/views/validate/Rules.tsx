/** How the document is checked. */
import type { Severities } from 'order-contract/wasm'
import { give, given } from '../../app/document.js'
import { severities, turnableCodes } from '../../app/names.js'
import { counted } from '../../app/words.js'
import { Button, Choice } from '../../frame/parts.js'
import { Entries } from '../convert/Kinds.js'

export function Rules() {
  const { level = 'implied', draft = false } = given.value
  return (
    <div class="kinds">
      <section class="kind">
        <h2>Stated or implied</h2>
        <p>
          <code>stated</code> is a rule of the documentation, <code>implied</code> follows from one.
        </p>
        <Choice
          label="Rules"
          value={level}
          options={[
            ['implied', 'stated and implied'],
            ['stated', 'stated only'],
          ]}
          choose={(level) => give({ level })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={draft}
            onChange={({ currentTarget }) => give({ draft: currentTarget.checked })}
          />{' '}
          Draft: missing fields are not reported
        </label>
        <Entries />
      </section>
      <SeverityRules />
    </div>
  )
}

function SeverityRules() {
  const { severity = {} } = given.value
  const count = Object.keys(severity).length
  const offered = [['', 'default'] as const, ...severities.map((it) => [it, it] as const)]
  return (
    <details class="kind severities">
      <summary>Codes and their severity{count > 0 && `: ${counted(count, 'code')} changed`}</summary>
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
