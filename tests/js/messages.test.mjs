/**
 * Messages in other languages and by labels, through every function that returns words.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inputOf, optionsOf } from '../lib/answers.mjs'
import { readCases } from './case-files.mjs'
import { api, load } from './package.mjs'

const languages = ['de', 'fr', 'es'].map((language) => load(`generated/messages/${language}`))
const [{ de }, { fr }, { es }] = await Promise.all(languages)
const { applyFixes, changes, codes, convert, describe, detectVersion } = api
const { parse, shapes, validate, validateCall, versions } = api

const CARD = { payment_method: { type: 'CARD', currency: 'EUR' }, items: [] }
const LOWER = { status: 'completed' }
const UP = { from: '2023-07-27', to: '2024-02-05', messages: de }
const ORDER = '{"items":[{"redemption_url":"u"}]}'
const NO_CARD = '`card_id` fehlt. Eine Kartenzahlung braucht die ID der Karte.'

test('a language words what every function says', () => {
  const [cut] = validate('order', '{', { messages: de }).problems
  const [fixed] = applyFixes('order-created', LOWER, { messages: fr }).applied
  const [gap] = convert('product', '{}', UP).gaps
  const { object } = describe('order-request', { messages: de })
  const [payment] = object.fields
  for (const [said, expected] of [
    [validate('order-request', CARD, { messages: de }).problems[0].message, NO_CARD],
    [parse('order-request', CARD, { messages: de }).report.problems[0].message, NO_CARD],
    [cut.found, 'Ende des Textes'],
    [cut.expected.join(), 'Name,}'],
    [fixed.fix.title, 'Remplacer par `COMPLETED`'],
    [fixed.help, 'Vouliez-vous dire `COMPLETED`\u00a0? Les majuscules et les minuscules comptent.'],
    [
      validateCall({ method: 'GET', url: '/v2/order/1/links' }, { messages: es }).problems[0].message,
      'La versión 2023-07-27 eliminó GET /v2/order/{id}/links. Lea el pedido con GET /v2/order/{id}.',
    ],
    [gap.reason, '2024-02-05 verlangt `approval_state`. Jedes aufgeführte Produkt hat einen Freigabestatus.'],
    [convert('order', ORDER, UP).assumptions[0], /nicht dokumentiert/],
    [convert('order', '{}', { ...UP, complement: {} }).problems[0].message, /^Das Komplement ist nicht lesbar\./],
    [detectVersion('order', ORDER, { messages: es }).evidence[0].reason, '2024-02-05 eliminó `redemption_url`.'],
    [object.title, 'Bestellanfrage'],
    [payment.doc, 'Wie und in welcher Währung die Bestellung bezahlt wird.'],
    [payment.object.fields[0].values[1].label, 'Guthaben'],
    [fr.codes.decimal, /^Le texte n'est pas un nombre décimal/],
    // What was said before, in English.
    [validate('order-request', CARD).problems[0].message, "`card_id` is missing. A card payment needs the card's ID."],
    [describe('order-request').object.title, 'Order request'],
  ])
    if (typeof expected === 'string') assert.equal(said, expected)
    else assert.match(said, expected)
  assert.deepEqual(Object.keys(fr.codes), Object.keys(codes))
  for (const { title, description } of changes) assert.ok(de.texts[title] && de.texts[description], title)
})

test('every text of every description is translated, each in the same way wherever it stands', () => {
  const TEXTS = ['label', 'doc', 'why', 'instead', 'title', 'notShown']
  const textsOf = (value, isText = false) => {
    if (typeof value === 'string') return isText ? [value] : []
    return Object.entries(value ?? {}).flatMap(([name, inner]) => textsOf(inner, isText || TEXTS.includes(name)))
  }
  const seen = new Set()
  for (const shape of shapes) {
    for (const version of versions) {
      const translated = textsOf(describe(shape, { version, messages: de }))
      for (const [at, text] of textsOf(describe(shape, { version })).entries()) {
        assert.equal(translated[at], de.texts[text], `${shape} ${version}: ${text}`)
        seen.add(text)
      }
    }
  }
  assert.ok(seen.size > 50)
})

test('meta is data of its own, in the language of the message', () => {
  const metaOf = (options) => validate('order-created', '{"status":"x"}', options).problems[0].meta
  const meta = metaOf()
  meta.field = 'changed'
  assert.equal(metaOf().field, 'status')
  assert.equal(structuredClone(metaOf({ messages: es })).label, 'Estado')
})

test('every sentence of the cases is filled in, in every language and by labels', async () => {
  const wireNames = namesOnTheWire()
  const seen = new Set()
  const check = (words) => {
    if (words === undefined) return
    assert.doesNotMatch(words.replaceAll('{id}', ''), /undefined|\{\w|``|^[a-zà-ü]|\.\.(?!\.)| {2}/u, words)
    seen.add(words)
  }
  for (const question of await readCases()) {
    const { shape, convert: way } = question
    const [input, options] = [inputOf(question), optionsOf(question)]
    for (const messages of [undefined, de, fr, es]) {
      const { losses = [], gaps = [], assumptions = [] } = way ? convert(shape, input, { ...way, messages }) : {}
      for (const words of [...losses.map(({ reason }) => reason), ...gaps.map(({ reason }) => reason), ...assumptions])
        check(words)
      for (const names of ['wire', 'label']) {
        const { problems } = validate(shape, input, { ...options, messages, names })
        for (const { message, help, fix } of problems) {
          for (const words of [message, help, fix?.title]) {
            check(words)
            // An accepted value keeps its spelling.
            if (names === 'label' && options.accept === undefined) assert.doesNotMatch(words ?? '', wireNames, words)
          }
        }
      }
    }
  }
  assert.ok(seen.size > 400, `${seen.size} sentences`)
})

/** Matches a backtick, a quoted name or value of the contract, and one that is no ordinary word, such as `card_id` or `EUR`. */
function namesOnTheWire() {
  const namesOf = (object) =>
    (object?.fields ?? [])
      .flatMap((field) => [
        field.name,
        ...(field.values ?? []).map(({ value }) => value),
        ...namesOf(field.object ?? field.element?.object),
      ])
      .concat((object?.removed ?? []).map(({ name }) => name))
  const all = shapes.flatMap((shape) => versions.flatMap((version) => namesOf(describe(shape, { version }).object)))
  const names = [...new Set(all)].filter(Boolean)
  assert.ok(names.includes('card_id') && names.includes('idempotency_key') && names.includes('EUR'), names.join())
  const unlikeWords = names.filter((name) => /_|^[A-Z]+$/.test(name))
  return new RegExp(`\`|[“„«]\\s?(?:${names.join('|')})\\s?[”“»]|\\b(?:${unlikeWords.join('|')})\\b`, 'u')
}

test('French has no space that a line can break at before its punctuation', () => {
  // The English texts have no such space before these signs either, so the whole language can be looked at.
  const texts = JSON.stringify(fr)
  assert.doesNotMatch(texts, / [:;?!»]|« /)
  assert.match(texts, /\u00a0:/)
})
