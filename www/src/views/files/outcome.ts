/** The result of a job: a sentence, files to save, problems by cause, and the first documents that have some. */
import type { Problem } from 'order-contract/slim'
import type { Tally } from 'order-contract/stream'
import { element, prose } from '../../app/dom.js'
import {
  card,
  cards,
  headline,
  origin,
  pointerName,
  sectionButton,
  sentence,
  type VerdictKind,
  verdict,
} from '../../app/parts.js'
import { say, timeInWords } from '../../app/words.js'
import type { Job, ListedDocument, Result } from '../../archive/messages.js'
import { nameWith, rateInWords, sizeInWords } from './format.js'

export class FileOutcome {
  readonly verdict = verdict()
  readonly #speed = element('p', { class: 'speed' })
  readonly #downloads = element('p', { class: 'downloads' })
  readonly #lists = element('div', { class: 'lists' })
  readonly root = element('div', { class: 'outcome' }, this.verdict.root, this.#speed, this.#downloads, this.#lists)
  #urls: string[] = []

  show(result: Result, job: Job, milliseconds: number): void {
    this.clear()
    this.#speed.textContent = took(job.file.size, milliseconds)
    this.#offer(result, job)
    this.#lists.replaceChildren(...causes(result, job), ...listed(result, job))
    this.verdict.show(...conclusion(result))
  }

  clear(): void {
    for (const url of this.#urls) URL.revokeObjectURL(url)
    this.#urls = []
    for (const it of [this.verdict.root, this.#speed, this.#downloads, this.#lists]) it.replaceChildren()
  }

  #offer({ outcome, listed, listing }: Result, { file: { name }, version }: Job): void {
    const save = (blob: Blob, what: string, download: string) => {
      const href = URL.createObjectURL(blob)
      this.#urls.push(href)
      this.#downloads.append(element('a', { href, download }, `${what} (${sizeInWords(blob.size)})`))
    }
    const part = (called: string) => nameWith(name, called, '.ndjson')
    if (outcome.kind === 'validated') {
      if (listed > 0) save(listing, say('saveFindings'), part('findings'))
      return
    }
    save(outcome.output, say('saveOutput'), nameWith(name, version))
    if (outcome.complements.size > 0) save(outcome.complements, say('saveComplements'), part('complements'))
    if (listed > 0) save(listing, say('saveRejects'), part('rejects'))
  }
}

function took(bytes: number, milliseconds: number): string {
  const rate = rateInWords(bytes, milliseconds)
  return say('took', { size: sizeInWords(bytes), time: timeInWords(milliseconds), rate })
}

function conclusion({ outcome }: Result): [words: string, kind: VerdictKind] {
  const count = outcome.summary.documents
  const all = say('countDocuments', { count })
  if (outcome.kind === 'validated') {
    const { invalid } = outcome.summary
    return invalid === 0
      ? [say('allValid', { all, count }), 'valid']
      : [say('someInvalid', { all, invalid }), 'invalid']
  }
  const { converted, rejected, losses, gaps } = outcome.summary
  if (rejected > 0) return [say('someRejected', { all, converted, rejected }), 'invalid']
  return [say('allConverted', { all, count }), losses.length + gaps.length > 0 ? 'partial' : 'valid']
}

/** Problems by code, or losses and gaps by place, the most frequent first. */
function causes({ outcome }: Result, { version }: Job): HTMLElement[] {
  if (outcome.kind === 'converted') {
    const { losses, gaps } = outcome.summary
    return [
      ...cards(say('lostIn', { version }), losses.map(tally), 'h2'),
      ...cards(say('missingIn', { version }), gaps.map(tally), 'h2'),
    ]
  }
  const codes = Object.entries(outcome.summary.byCode).sort(([, a], [, b]) => b - a)
  return cards(
    say('problemsByCode'),
    codes.map(([code, count]) => card('', counted(element('code', {}, code), count))),
    'h2',
  )
}

const tally = ({ pointer, reason, section, count }: Tally) =>
  card('warning', counted(pointerName(pointer), count), sentence(reason), origin(sectionButton(section)))

const counted = (what: string | Node, count: number) =>
  headline(element('strong', {}, what), element('span', { class: 'place' }, say('times', { count })))

/** The first documents that were rejected or have problems, in the language of the job. */
function listed({ first, listed }: Result, { from, lang }: Job): HTMLElement[] {
  const what = say(from === undefined ? 'documentsWithProblems' : 'rejectedDocuments')
  const title = listed > first.length ? say('theFirst', { what, most: first.length }) : what
  const item = ({ line, problems }: ListedDocument) =>
    card(
      problems[0]?.severity ?? 'error',
      headline(element('strong', {}, say('line', { line }))),
      ...problems.map((problem) => problemLine(problem, lang)),
    )
  return cards(title, first.map(item), 'h2')
}

function problemLine({ code, pointer, message, section }: Problem, lang: string): HTMLElement {
  const place = pointer === '' ? `\`${code}\`` : `\`${code}\` \`${pointer}\``
  return element(
    'p',
    {},
    ...prose(`${place}: `),
    element('span', { lang }, ...prose(message)),
    ' ',
    sectionButton(section),
  )
}
