/** The line that says whether the document is valid, and counts its problems. */
import type { Severity } from 'order-contract/slim'
import { reading, source } from '../../app/document.js'
import { countOf, type Reading } from '../../app/reading.js'
import { say } from '../../app/words.js'
import { Button, OptionsButton } from '../../frame/parts.js'
import { Remedies, unlike } from '../../frame/Remedies.js'
import { Count, Verdict, type VerdictKind } from '../../frame/Verdict.js'
import { fixAll, hasOptions, isSafe, problems, report } from './state.js'

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
  const counted = (severity: Severity) => ({
    count: countOf(problems.value, severity),
    isLeast: report.value?.truncated,
    press: () => void source.live.value?.step([severity]),
  })
  return (
    <Verdict words={words} kind={kind} acts={acts}>
      <Count kind="bad" word="countErrors" {...counted('error')} />
      <Count kind="loss" word="countWarnings" {...counted('warning')} />
      <Count kind="plain" word="countRemarks" {...counted('info')} />
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
