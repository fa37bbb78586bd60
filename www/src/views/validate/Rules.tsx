/** How the document is checked. */
import type { Severities } from 'order-contract/slim'
import { give, given } from '../../app/document.js'
import { severities, turnableCodes } from '../../app/names.js'
import { say } from '../../app/words.js'
import { EntriesLine } from '../../frame/PointerLine.js'
import { Button, Choice } from '../../frame/parts.js'

export function Rules() {
  const { level = 'implied', draft = false } = given.value
  return (
    <div class="options">
      <Choice
        label={say('rules')}
        value={level}
        options={[
          ['implied', say('levelImplied')],
          ['stated', say('levelStated')],
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
        {say('draft')}
      </label>
      <SeverityRules />
    </div>
  )
}

function SeverityRules() {
  const { severity = {} } = given.value
  const count = Object.keys(severity).length
  const offered = [['', say('defaultSeverity')] as const, ...severities.map((it) => [it, it] as const)]
  return (
    <details class="severities">
      <summary>{count === 0 ? say('severities') : say('severitiesTurned', { count })}</summary>
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
      {count > 0 && <Button onClick={() => give({ severity: undefined })}>{say('resetSeverities')}</Button>}
    </details>
  )
}

/** The severities, with that of a code; without it if it is the default. */
function turned(code: keyof Severities, severity: string, { [code]: _, ...others }: Severities): Severities {
  return { ...others, ...(severity && { [code]: severity }) }
}
