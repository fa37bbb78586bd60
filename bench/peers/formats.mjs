/**
 * The string formats that every peer checks, each as one regular expression without captures, which is the fastest
 * way in V8. They are shared, so that no peer has an advantage through a different rule.
 */

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'

/** The HTML standard's production for `input type=email`. */
export const EMAIL = `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`

/** A decimal number carried as a string. */
export const DECIMAL = '^-?[0-9]+(?:\\.[0-9]+)?$'

const DAY_OF_ANY_YEAR =
  '[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))'
const LEAP_DAY = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29'
const TIME_OF_DAY = '(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{6}'
const OFFSET = '(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?'

/** Microseconds and an existing day. An offset after it is accepted, because it is only a warning. */
export const TIMESTAMP = `^(?:${DAY_OF_ANY_YEAR}|${LEAP_DAY})T${TIME_OF_DAY}${OFFSET}$`
