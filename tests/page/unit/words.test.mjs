/** The page's own texts: each language has the same arguments and plural forms. tsc checks that none is missing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typescript } from './typescript.mjs'

const { ENGLISH, say, spoken } = await typescript('www/src/app/words.ts')
const { samples: englishSamples } = await typescript('www/src/words/samples/en.ts')
const languages = await Promise.all(
  ['de', 'fr', 'es'].map(async (name) => ({ name, ...(await typescript(`www/src/words/${name}.ts`)) })),
)

const filledIn = (text) => [...new Set(text.match(/\{\w+\}/g))].map((it) => (it === '{lower}' ? '{name}' : it)).sort()
const codes = (text) =>
  text
    .split('`')
    .filter((_, at) => at % 2 === 1)
    .sort()
/** Single words can be the same in two languages. */
const isSentence = (text) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 2

for (const { name, words, samples } of languages) {
  test(`${name}: each sentence fills in what the English one does, and sets the same names as code`, () => {
    for (const [key, english] of Object.entries(ENGLISH.words)) {
      const [given, own] = [filledIn(english), filledIn(words[key])]
      // A list of one noun names it by its title or in small letters.
      if (key !== 'remove') assert.deepEqual(own, given, key)
      assert.deepEqual(codes(words[key]), codes(english), key)
      assert.equal(words[key].split('|').length, english.split('|').length, key)
    }
  })

  test(`${name}: nothing is left in English`, () => {
    const same = Object.keys(words).filter((key) => words[key] === ENGLISH.words[key] && isSentence(words[key]))
    assert.deepEqual(same, [])
    assert.deepEqual(
      Object.keys(samples).filter((key) => samples[key][1] === englishSamples[key][1]),
      [],
    )
  })
}

test('English apostrophes are straight', () => {
  const texts = [...Object.values(ENGLISH.words), ...Object.values(englishSamples).flat()]
  assert.ok(texts.length > 100)
  assert.deepEqual(
    texts.filter((text) => text.includes('’')),
    [],
  )
})

test('one and many, names and numbers', () => {
  assert.equal(say('countErrors', { count: 1 }), '1 error')
  assert.equal(say('countErrors', { count: 1234 }), '1,234 errors')
  assert.equal(say('taskConvert', { from: 'a', version: '{from}' }), 'Convert a to {from}')
  spoken.value = languages[0]
  assert.equal(say('countErrors', { count: 1234 }), '1.234 Fehler')
  assert.equal(say('times', { count: 1 }), 'einmal')
  spoken.value = ENGLISH
})

test('the forms of a word follow the plural rules of the language: French says 0 document', () => {
  const said = languages.map((language) => {
    spoken.value = language
    return say('countProblems', { count: 0 })
  })
  spoken.value = ENGLISH
  assert.deepEqual(said, ['0 Probleme', '0 problème', '0 problemas'])
  assert.equal(say('countProblems', { count: 0 }), '0 problems')
})

test('what is said about documents and entries agrees with their number, also if it is one', () => {
  const said = (count, word, given = {}) => say(word, { all: say('countDocuments', { count }), count, ...given })
  const sentences = languages.map((language) => {
    spoken.value = language
    return [
      said(1, 'allValid'),
      said(2, 'allValid'),
      said(1, 'removed', { title: 'X' }),
      said(2, 'removed', { title: 'X' }),
    ]
  })
  spoken.value = ENGLISH
  assert.equal(said(1, 'allValid'), '1 document: valid.')
  assert.equal(said(1, 'allConverted'), '1 document: converted.')
  assert.deepEqual(sentences, [
    ['1 Dokument: gültig.', '2 Dokumente: alle gültig.', 'X entfernt, 1 übrig.', 'X entfernt, 2 übrig.'],
    [
      '1 document\u00a0: valide.',
      '2 documents\u00a0: tous valides.',
      'X\u00a0: retiré, 1 restant.',
      'X\u00a0: retiré, 2 restants.',
    ],
    ['1 documento: válido.', '2 documentos: todos válidos.', 'X: quitado, queda 1.', 'X: quitado, quedan 2.'],
  ])
})
