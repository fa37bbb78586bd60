/** A script that needs nothing but words: no core may come with it. */
import { codes } from 'order-contract'

globalThis.result = codes.enum.text
