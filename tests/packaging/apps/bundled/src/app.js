/**
 * The page's script, for every bundler.
 */
import * as api from 'order-contract'
import * as again from 'order-contract-again'
import * as small from 'order-contract-small/check'
import { check } from '../shared/check.mjs'

globalThis.result = check(api, again, small)
