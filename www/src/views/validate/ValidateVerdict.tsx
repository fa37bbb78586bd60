/** The line that says whether the document is valid, and counts its problems. */
import type { Severity } from 'order-contract/wasm'
import { reading, source } from '../../app/document.js'
import { countOf, type Reading } from '../../app/reading.js'
import { capitalised, inWords, withArticle } from '../../app/words.js'
import { Button, OptionsButton } from '../../frame/parts.js'
import { Remedies, unlike } from '../../frame/Remedies.js'
import { Count, Verdict, type VerdictKind } from '../../frame/Verdict.js'
import { fixAll, hasOptions, isSafe, problems, report } from './state.js'

export function ValidateVerdict() {
  const { value: found } = reading
  if (found === undefined) return <Verdict words="Starting…" kind="plain" />
  const { words, kind } = sentenceOn(found)
  const safe = problems.value.filter(isSafe).length
  const acts = (
    <>
      {safe > 0 && (
        <Button onClick={fixAll}>
          {safe === 1 ? `Apply ${inWords(safe)} safe fix` : `Apply ${inWords(safe)} safe fixes`}
        </Button>
      )}
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
      <Count kind="bad" one="error" {...counted('error')} />
      <Count kind="loss" one="warning" {...counted('warning')} />
      <Count kind="plain" one="remark" {...counted('info')} />
      <Remedies found={found} />
    </Verdict>
  )
}

function sentenceOn(found: Reading): { words: string; kind: VerdictKind } {
  const { fit, shape } = found
  if (fit === 'empty') return { words: 'Paste a document, drop a file, or pick a sample.', kind: 'plain' }
  if (fit === 'none') return { words: unlike(found), kind: 'partial' }
  const what = `${capitalised(withArticle(shape))} of ${found.versions.at(-1)}`
  if (fit === 'unreadable') return { words: 'This cannot be read:', kind: 'bad' }
  return report.value?.valid
    ? { words: `${what}: valid.`, kind: 'good' }
    : { words: `${what}: not valid.`, kind: 'bad' }
}
