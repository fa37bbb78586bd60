/** One explanation for each kind of change, with its places, and what the document alone does not say. */
import { reading, source } from '../../app/document.js'
import { give, given } from '../../app/given.js'
import { pointerIn } from '../../app/reading.js'
import { counted, inWords, isList, placeName } from '../../app/words.js'
import { Button, Line, Listing, Prose, SectionLink } from '../../frame/parts.js'
import { isBad, type Kind, reasonsOf, titleOf } from './sentences.js'
import { goTo, kinds, outcome, success, unknown } from './state.js'

export function Kinds() {
  return (
    <div class="kinds">
      {kinds.value.map((kind, at) => (
        <KindView key={at} kind={kind} />
      ))}
      <PayoutUrl />
      <Unknown />
      <Entries />
    </div>
  )
}

function KindView({ kind }: { kind: Kind }) {
  const [first] = kind.rows
  if (first === undefined) return null
  return (
    <section class={`kind ${isBad(kind) ? 'lost' : 'moved'}`}>
      <h2>
        <Prose text={titleOf(kind)} />
      </h2>
      <p>
        <Reasons kind={kind} />
      </p>
      {kind.turn === 'lost' && <Kept />}
      <p class="at">
        <Places kind={kind} /> · <SectionLink section={first.section} /> ·{' '}
        <a href={`./upgrade/#${first.section}`}>upgrade guide</a>
      </p>
      {(kind.turn === 'missing' || kind.turn === 'filled') && <Filling name={kind.name} />}
    </section>
  )
}

/** The name of the option, in the sentence about what is assumed: where it leads to is what a person can change. */
const OPTION = '`payoutUrl`'

function Reasons({ kind }: { kind: Kind }) {
  const [before = '', ...after] = reasonsOf(kind).split(OPTION)
  const { payoutUrl = PLACE } = given.value
  return (
    <>
      <Prose text={before} />
      {after.length > 0 && (
        <Button class="link" onClick={() => give({ payoutUrl })}>
          <code>{payoutUrl || "''"}</code>
        </Button>
      )}
      <Prose text={after.join(OPTION)} />
    </>
  )
}

/** The lines of a kind: each leads to its place. */
const PLACES = 3

function Places({ kind }: { kind: Kind }) {
  const lines = Map.groupBy(kind.rows, (row) => (row.fromPlace ?? row.toPlace)?.line ?? row.id)
  const rows = [...lines.values()].flatMap(([first]) => first ?? [])
  const rest = rows.length - PLACES
  return (
    <>
      {rows.slice(0, PLACES).map(({ id, to, fromPlace, toPlace }, at) => {
        const place = fromPlace ?? toPlace
        const words = place ? `${at === 0 ? 'Line ' : ''}${place.line}` : placeName(to)
        return (
          <span key={id}>
            {at > 0 && ', '}
            {place ? (
              <Button class="link" onClick={() => goTo(id)}>
                {words}
              </Button>
            ) : (
              words
            )}
          </span>
        )
      })}
      {rest > 0 && ` and ${inWords(rest)} more`}
    </>
  )
}

/** What keeps a loss for the way back. */
function Kept() {
  const complement = success.value?.conversion.complement
  return complement ? (
    <details class="kept">
      <summary>The complement keeps it for the way back.</summary>
      <Listing title="Complement" text={JSON.stringify(complement, null, 2)} />
    </details>
  ) : null
}

const POINTER = 'Begin with `/`, as in `/orders`; write `~` as `~0`.'

/** Where the package looks for the URL of a payout. */
const PLACE = '/url'

/** Where the URL of a payout is taken to be, once a person has asked: also while nothing is found there. */
function PayoutUrl() {
  const { payoutUrl } = given.value
  if (payoutUrl === undefined) return null
  return (
    <Line
      label="Place of the URL, a JSON Pointer"
      value={payoutUrl}
      mistake={payoutUrl === '' || pointerIn(payoutUrl) ? undefined : POINTER}
      type={(payoutUrl) => give({ payoutUrl })}
    />
  )
}

/** A value for a gap. */
function Filling({ name }: { name: string }) {
  const pointer = outcome.value?.gaps.find((pointer) => pointer.endsWith(`/${name}`))
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
          {counted(all.length, 'field')}
        </Button>{' '}
        {all.length === 1 ? 'is' : 'are'} not listed
      </h2>
      <p>
        No version of the API documentation lists {all.length === 1 ? 'it' : 'them'}. Kept as{' '}
        {all.length === 1 ? 'it is' : 'they are'}.
      </p>
    </section>
  )
}

/** Where the entries of a list are, if the document is one. */
export function Entries() {
  const { value: found } = reading
  if (found === undefined || !isList(found.shape)) return null
  const { entries = '' } = given.value
  return (
    <Line
      label="Entries of the list, a JSON Pointer"
      placeholder="found automatically"
      value={entries}
      mistake={entries === '' || pointerIn(entries) ? undefined : POINTER}
      type={(entries) => give({ entries })}
    />
  )
}
