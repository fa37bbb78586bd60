/** The line that says what the document is, what becomes of it, and whether it comes back. */
import type { Version } from 'order-contract/wasm'
import { format, reading, source } from '../../app/document.js'
import { isMinified } from '../../app/json.js'
import { countOf, type Reading } from '../../app/reading.js'
import { capitalised, withArticle } from '../../app/words.js'
import { Button, OptionsButton } from '../../frame/parts.js'
import { Remedies, unlike } from '../../frame/Remedies.js'
import { Chip, Count, Verdict, type VerdictKind } from '../../frame/Verdict.js'
import type { Outcome } from './outcome.js'
import { hasOptions, isWhole, outcome, rows, step, success, unknown } from './state.js'

export function ConvertVerdict() {
  const { value: found } = reading
  const acts = <OptionsButton shown={hasOptions} />
  if (found === undefined) return <Verdict words="Starting…" kind="plain" acts={acts} />
  const { words, kind } = sentenceOn(found, outcome.value)
  return (
    <Verdict words={words} kind={kind} acts={acts}>
      <Chips found={found} />
      <Remedies found={found} />
      <TextRemedies found={found} />
    </Verdict>
  )
}

function sentenceOn(found: Reading, made: Outcome | undefined): { words: string; kind: VerdictKind } {
  const { fit, shape, problems } = found
  const what = capitalised(withArticle(shape))
  const [first] = problems
  if (fit === 'empty') return { words: 'Paste a document, drop a file, or pick a sample.', kind: 'plain' }
  if (first && fit === 'unreadable') {
    const reason = first.message
    return {
      words: first.span ? `Line ${first.span.line}, column ${first.span.column}: ${reason}` : reason,
      kind: 'bad',
    }
  }
  if (fit === 'none') return { words: unlike(found), kind: 'partial' }
  if (made && !made.conversion.ok) {
    const reason = made.conversion.problems[0]?.message ?? ''
    return { words: `${what} of ${made.from} that cannot be converted: ${reason}`, kind: 'bad' }
  }
  const { from, to } = made as Outcome & { from: Version; to: Version }
  const kind = fit === 'fits' ? 'good' : 'partial'
  const isSame = success.value?.conversion.output === source.text.value && rows.value.length === 0
  if (isSame && found.versions.includes(to)) return { words: `${what}, the same in ${from} and ${to}:`, kind }
  return { words: `${what} of ${from}, read as ${to}:`, kind }
}

function Chips({ found: { fit, problems } }: { found: Reading }) {
  const isValid = fit === 'fits'
  const places = (kind: 'change' | 'loss' | 'gap') => ({
    count: rows.value.filter((row) => row.kind === kind).length,
    press: () => step(kind),
  })
  return (
    <>
      {isValid && (
        <Chip kind="good" href="#validate">
          ✓ valid
        </Chip>
      )}
      {fit === 'close' && <Count kind="bad" one="error" count={countOf(problems, 'error')} href="#validate" />}
      <Count kind="change" one="changed" many="changed" {...places('change')} />
      <Count kind="loss" one="lost" many="lost" {...places('loss')} />
      <Count kind="loss" one="missing" many="missing" {...places('gap')} />
      <Count
        kind="plain"
        one="unknown field kept"
        many="unknown fields kept"
        count={unknown.value.length}
        press={() => step('unknown')}
      />
      {success.value && (
        <Chip kind={isWhole.value ? (isValid ? 'good' : 'plain') : 'loss'}>
          {isWhole.value ? `✓ converts back to the same bytes` : 'does not convert back to the same bytes'}
        </Chip>
      )}
    </>
  )
}

/** The buttons that are for the text. */
function TextRemedies({ found: { fit, problems } }: { found: Reading }) {
  const { conversion } = outcome.value ?? {}
  const isStuck = fit === 'unreadable' || conversion?.ok === false
  const span = conversion?.ok === false ? conversion.problems[0]?.span : problems[0]?.span
  return (
    <>
      {isStuck && span && (
        <Button onClick={() => source.live.value?.reveal(span.start, span.end)}>Show the place</Button>
      )}
      {fit !== 'empty' && isMinified(source.text.value) && <Button onClick={format}>Format</Button>}
    </>
  )
}
