/**
 * A script that needs nothing but words: no core may come with it.
 */
import { explain } from 'order-contract'

globalThis.result = explain('enum').text
