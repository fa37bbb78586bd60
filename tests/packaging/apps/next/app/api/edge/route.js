/**
 * A route on the edge runtime.
 */
import * as api from 'order-contract'
import * as again from 'order-contract-again'
import * as small from 'order-contract-small/check'
import { check } from '../../../shared/check.mjs'

export const runtime = 'edge'

export const GET = () => Response.json(check(api, again, small))
