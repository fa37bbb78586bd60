/**
 * A Worker, as workerd runs it.
 */
import * as api from 'order-contract'
import * as again from 'order-contract-again'
import * as small from 'order-contract-small/check'
import { check } from './shared/check.mjs'

export default {
  fetch: () => Response.json(check(api, again, small)),
}
