/** The meaning of a code. Loaded when one is asked for: the first view does without. */
import { type Code, explain } from 'order-contract/wasm'
import { spoken } from '../app/language.js'

export const meaningOf = (code: Code): string => explain(code, { messages: spoken.value.reference }).text
