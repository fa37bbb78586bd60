/**
 * nst/JSONTestSuite: texts that are JSON, texts that are not, and texts that each parser may decide.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '../js/package.mjs'

const FAULTS = ['syntax', 'encoding', 'too_large', 'too_deep']
const NEW = '2024-02-05'

/** Our decisions for all files that the suite leaves open (`i_`), so that a new file needs a decision. */
const DECIDED = {
  // A number is never turned into a float: its digits are kept, however many.
  read: [
    ...['number_double_huge_neg_exp', 'number_huge_exp', 'number_neg_int_huge_exp', 'number_pos_double_huge_exp'],
    ...['number_real_neg_overflow', 'number_real_pos_overflow', 'number_real_underflow', 'number_too_big_neg_int'],
    ...['number_too_big_pos_int', 'number_very_big_negative_int'],
  ],
  // Half of a surrogate pair is not a character, and bytes must be UTF-8 without a byte order mark.
  encoding: [
    ...[
      'object_key_lone_2nd_surrogate',
      'string_1st_surrogate_but_2nd_missing',
      'string_1st_valid_surrogate_2nd_invalid',
    ],
    ...['string_UTF-16LE_with_BOM', 'string_UTF-8_invalid_sequence', 'string_UTF8_surrogate_U+D800'],
    ...['string_incomplete_surrogate_and_escape_valid', 'string_incomplete_surrogate_pair'],
    ...['string_incomplete_surrogates_escape_valid', 'string_invalid_lonely_surrogate', 'string_invalid_surrogate'],
    ...['string_invalid_utf-8', 'string_inverted_surrogates_U+1D11E', 'string_iso_latin_1'],
    ...['string_lone_second_surrogate', 'string_lone_utf8_continuation_byte', 'string_not_in_unicode_range'],
    ...[
      'string_overlong_sequence_2_bytes',
      'string_overlong_sequence_6_bytes',
      'string_overlong_sequence_6_bytes_null',
    ],
    ...['string_truncated-utf-8', 'structure_UTF-8_BOM_empty_object'],
  ],
  // UTF-16 without a byte order mark begins with a byte that is valid UTF-8 and not JSON.
  syntax: ['string_utf16BE_no_BOM', 'string_utf16LE_no_BOM'],
  // The default limit is 64 levels.
  too_deep: ['structure_500_nested_arrays'],
}
const decision = new Map(
  Object.entries(DECIDED).flatMap(([fate, names]) => names.map((name) => [`i_${name}.json`, fate])),
)

/** The folder `test_parsing`. */
export async function parsing(folder) {
  const failures = []
  const tally = {}
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  for (const name of names) {
    const bytes = new Uint8Array(await readFile(join(folder, name)))
    const expected = name.startsWith('i_') ? decision.get(name) : { y_: 'read', n_: 'refused' }[name.slice(0, 2)]
    const fault = faultOf(bytes)
    const actual = expected === 'refused' && fault !== undefined ? 'refused' : (fault ?? 'read')
    if (actual !== expected) failures.push(`${name}: ${actual}, expected ${expected ?? 'a decision'}`)
    tally[name.slice(0, 2)] = (tally[name.slice(0, 2)] ?? 0) + 1
  }
  return { count: names.length - failures.length, failures, note: JSON.stringify(tally) }
}

function faultOf(bytes) {
  return api.validate('order-created', bytes).problems.find(({ code }) => FAULTS.includes(code))?.code
}

/** The folder `test_transform`: other parsers may change these texts, we do not. */
export async function transforms(folder) {
  const failures = []
  const names = await readdir(folder)
  for (const name of names) {
    const bytes = new Uint8Array(await readFile(join(folder, name)))
    const codes = api.validate('order-created', bytes).problems.map(({ code }) => code)
    const same = api.convert('order-created', bytes, { from: NEW, to: NEW })
    const expected = expectedOf(name)
    const actual = codes.find((code) => code === 'duplicate_key' || FAULTS.includes(code)) ?? 'kept'
    if (actual !== expected) failures.push(`${name}: ${actual}, expected ${expected}`)
    if (expected === 'kept' && !(same.ok && Buffer.from(same.output).equals(Buffer.from(bytes))))
      failures.push(`${name}: other bytes`)
  }
  return { count: names.length - failures.length, failures }
}

/** Keeps numbers and spellings, and reports repeated names and halves of surrogate pairs. */
function expectedOf(name) {
  if (name.startsWith('object_same_key')) return 'duplicate_key'
  return /invalid_codepoint/.test(name) ? 'encoding' : 'kept'
}
