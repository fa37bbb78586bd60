/** The line that says whether the document is valid, and counts its problems. */
import { chosen, reading, source } from '../../app/document.js'
import { openInFiles } from '../../app/files.js'
import { versions } from '../../app/names.js'
import type { Reading } from '../../app/reading.js'
import { either, say } from '../../app/words.js'
import { Button } from '../../frame/parts.js'
import { Chip, Verdict, type VerdictKind } from '../../frame/Verdict.js'
import { countOf, fixAll, isSafe, problems, report } from './state.js'

interface Props {
  hasOptions: boolean
  toggle: () => void
}

export function ValidateVerdict({ hasOptions, toggle }: Props) {
  const { value: found } = reading
  if (found === undefined) return <Verdict words={say('starting')} kind="plain" />
  const { words, kind } = sentenceOn(found)
  const safe = problems.value.filter(isSafe).length
  const acts = (
    <>
      {safe > 0 && <Button onClick={fixAll}>{say('fixAll', { count: safe })}</Button>}
      <Button aria-expanded={hasOptions} onClick={toggle}>
        {say('options')}
      </Button>
    </>
  )
  const step = (severity: 'error' | 'warning' | 'info') => () => void source.step([severity])
  const chips = [
    ['error', 'bad', 'countErrors'],
    ['warning', 'loss', 'countWarnings'],
    ['info', 'plain', 'countRemarks'],
  ] as const
  const { instead } = found
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
      {instead && (
        <Button
          onClick={() => {
            chosen.value = { shape: instead.shape, version: instead.version }
          }}
        >
          {instead.shape === found.shape
            ? say('looksLikeVersion', { version: instead.version })
            : say('looksLike', { like: say(`like ${instead.shape}`) })}
        </Button>
      )}
      {problems.value.some(({ code }) => code === 'too_large') && (
        <Button onClick={() => openInFiles(new File([source.current], 'document.json'))}>{say('openInFiles')}</Button>
      )}
    </Verdict>
  )
}

function sentenceOn({ fit, shape, versions: found }: Reading): { words: string; kind: VerdictKind } {
  if (fit === 'empty') return { words: say('emptyDocument'), kind: 'plain' }
  if (fit === 'none') {
    const like = { like: say(`like ${shape}`), versions: either(chosen.value.version ? found : versions) }
    const error = problems.value.find(({ severity }) => severity === 'error')
    const words = error ? say('unlike', { ...like, reason: error.message }) : say('unlikeAny', like)
    return { words, kind: 'partial' }
  }
  const given = { what: say(`a ${shape}`), version: found.at(-1) ?? '' }
  if (fit === 'unreadable') return { words: say('unreadable'), kind: 'bad' }
  return report.value?.valid
    ? { words: say('validAs', given), kind: 'good' }
    : { words: say('invalidAs', given), kind: 'bad' }
}
