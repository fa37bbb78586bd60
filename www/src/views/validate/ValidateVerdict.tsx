/** The line that says whether the document is valid, and counts its problems. */
import { reading, source } from '../../app/document.js'
import type { Reading } from '../../app/reading.js'
import { say } from '../../app/words.js'
import { Button, OptionsButton } from '../../frame/parts.js'
import { Remedies, unlike } from '../../frame/Remedies.js'
import { Chip, Verdict, type VerdictKind } from '../../frame/Verdict.js'
import { countOf, fixAll, hasOptions, isSafe, problems, report } from './state.js'

export function ValidateVerdict() {
  const { value: found } = reading
  if (found === undefined) return <Verdict words={say('starting')} kind="plain" />
  const { words, kind } = sentenceOn(found)
  const safe = problems.value.filter(isSafe).length
  const acts = (
    <>
      {safe > 0 && <Button onClick={fixAll}>{say('fixAll', { count: safe })}</Button>}
      <OptionsButton shown={hasOptions} />
    </>
  )
  const step = (severity: 'error' | 'warning' | 'info') => () => void source.live.value?.step([severity])
  const chips = [
    ['error', 'bad', 'countErrors'],
    ['warning', 'loss', 'countWarnings'],
    ['info', 'plain', 'countRemarks'],
  ] as const
  return (
    <Verdict words={words} kind={kind} acts={acts}>
      {chips.map(
        ([severity, colour, word]) =>
          countOf(severity) > 0 && (
            <Chip key={severity} kind={colour} press={step(severity)}>
              {report.value?.truncated
                ? say('atLeast', { counted: say(word, { count: countOf(severity) }) })
                : say(word, { count: countOf(severity) })}
            </Chip>
          ),
      )}
      <Remedies found={found} />
    </Verdict>
  )
}

function sentenceOn(found: Reading): { words: string; kind: VerdictKind } {
  const { fit, shape } = found
  if (fit === 'empty') return { words: say('emptyDocument'), kind: 'plain' }
  if (fit === 'none') return { words: unlike(found), kind: 'partial' }
  const given = { what: say(`a ${shape}`), version: found.versions.at(-1) ?? '' }
  if (fit === 'unreadable') return { words: say('unreadable'), kind: 'bad' }
  return report.value?.valid
    ? { words: say('validAs', given), kind: 'good' }
    : { words: say('invalidAs', given), kind: 'bad' }
}
