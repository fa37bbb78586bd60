/** How the document is checked. */
import type { Level, Severities } from 'order-contract/slim'
import { contract } from '../../app/core.js'
import { chosen, reading, rules, withMember } from '../../app/document.js'
import { severities, turnableCodes } from '../../app/names.js'
import { say } from '../../app/words.js'
import { Button, Choice, Line } from '../../frame/parts.js'
import { mistake } from './state.js'

export function Rules() {
  const { level = 'implied', draft = false } = rules.value
  const isList = reading.value && contract.describe(reading.value.shape).layout === 'entries'
  return (
    <div class="options">
      <Choice
        label={say('rules')}
        value={level}
        options={[
          ['implied', say('levelImplied')],
          ['stated', say('levelStated')],
        ]}
        choose={(level) => {
          rules.value = withMember(rules.value, 'level', level === 'implied' ? undefined : (level as Level))
        }}
      />
      {isList && (
        <Line
          label={say('entries')}
          placeholder={say('foundAutomatically')}
          value={chosen.value.entries ?? ''}
          mistake={mistake.value}
          type={(value) => {
            chosen.value = withMember(chosen.value, 'entries', value)
          }}
        />
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={draft}
          onChange={({ currentTarget }) => {
            rules.value = withMember(rules.value, 'draft', currentTarget.checked || undefined)
          }}
        />
        {say('draft')}
      </label>
      <SeverityRules />
    </div>
  )
}

function SeverityRules() {
  const { severity = {} } = rules.value
  const count = Object.keys(severity).length
  const set = (severity: Severities) => {
    rules.value = withMember(rules.value, 'severity', Object.keys(severity).length === 0 ? undefined : severity)
  }
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
            choose={(value) => set(withMember({ ...severity }, code, value as 'error'))}
          />
        ))}
      </div>
      {count > 0 && <Button onClick={() => set({})}>{say('resetSeverities')}</Button>}
    </details>
  )
}
