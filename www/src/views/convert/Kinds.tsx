/** One explanation for each kind of change, with its places, and what the document alone does not say. */
import { give, given } from '../../app/given.js'
import { capitalised, counted, inWords, isQuery, placeName } from '../../app/words.js'
import { Entries, PointerLine } from '../../frame/Pointers.js'
import { Button, Line, Prose, Said, SectionLink } from '../../frame/parts.js'
import { source } from '../../frame/source.js'
import { isBad, isSaid, type Kind, PLACE, placeOf, reasonsOf } from './rows.js'
import { titleOf } from './sentences.js'
import { goTo, made, success, unknown } from './state.js'

export function Kinds() {
  return (
    <div class="kinds">
      {made.value?.kinds.map((kind, at) => (
        <KindView key={at} kind={kind} />
      ))}
      <PayoutUrl />
      <Unknown />
      <Entries />
    </div>
  )
}

const KindView = ({ kind }: { kind: Kind }) => (
  <section class={`kind ${isBad(kind) ? 'lost' : 'moved'}`}>
    <h2>
      <Prose text={capitalised(titleOf(kind))} />
    </h2>
    <p>
      <Reasons kind={kind} />
    </p>
    <p class="at">
      <Places kind={kind} /> · <SectionLink section={kind.section} /> ·{' '}
      <a href={`./upgrade/#${kind.section}`}>upgrade guide</a>
    </p>
    {(kind.turn === 'missing' || kind.turn === 'filled') && <Filling name={kind.name} />}
  </section>
)

/** In the sentence about what is assumed, the place of the URL is what a person can change. */
function Reasons({ kind }: { kind: Kind }) {
  const place = placeOf(made.value?.outcome.options ?? {})
  const [before = '', ...after] = reasonsOf(kind).split(place)
  if (!isSaid(kind)) return <Prose text={before} />
  return (
    <>
      <Said text={before} />
      {after.length > 0 && (
        <Button class="link" onClick={() => give({ payoutUrl: given.value.payoutUrl ?? PLACE })}>
          <Prose text={place} />
        </Button>
      )}
      <Said text={after.join(place)} />
    </>
  )
}

/** So many lines are listed. */
const PLACES = 3

/** The lines of a kind: each leads to its place. */
function Places({ kind: { rows } }: { kind: Kind }) {
  const lines = Map.groupBy(rows, (row) => (row.fromPlace ?? row.toPlace)?.line)
  if (lines.has(undefined)) return <>{placeName(rows[0]?.pointer ?? '')}</>
  const listed = [...lines].slice(0, PLACES)
  const rest = lines.size - PLACES
  return (
    <>
      {listed.map(([line, [row]], at) => (
        <span key={line}>
          {at > 0 && ', '}
          <Button class="link" onClick={() => row && goTo(row.id)}>
            {at === 0 && (lines.size > 1 ? 'Lines ' : 'Line ')}
            {line}
          </Button>
        </span>
      ))}
      {rest > 0 && ` and ${inWords(rest)} more`}
    </>
  )
}

/** Where the URL of a payout is taken to be, once a person has asked: also while nothing is found there. */
function PayoutUrl() {
  const { payoutUrl } = given.value
  if (payoutUrl === undefined) return null
  return <PointerLine label="Place of the URL" value={payoutUrl} type={(payoutUrl) => give({ payoutUrl })} />
}

/** A value for a gap. */
function Filling({ name }: { name: string }) {
  const pointer = made.value?.outcome.gaps.find((pointer) => pointer.endsWith(`/${name}`))
  if (pointer === undefined) return null
  return (
    <Line
      label={`Value for \`${name}\``}
      placeholder="empty: it stays missing"
      value={given.value.fill?.[pointer] ?? ''}
      type={(value) => give({ fill: { ...given.value.fill, [pointer]: value } })}
    />
  )
}

/** The fields that are not listed: kept, and only said. */
function Unknown() {
  const { value: all } = unknown
  if (all.length === 0) return null
  return (
    <section class="kind">
      <h2>
        <Button class="link" onClick={() => void source.live.value?.step(['unknown'])}>
          {counted(all.length, success.value && isQuery(success.value.shape) ? 'parameter' : 'field')}
        </Button>{' '}
        not listed
      </h2>
      <p>Listed in no version of the API documentation, and kept unchanged.</p>
    </section>
  )
}
