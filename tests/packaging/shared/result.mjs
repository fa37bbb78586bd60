/** The result of an app in which the packages are found by their names. */
import * as api from 'order-contract'
import * as again from 'order-contract-again'
import { check } from './check.mjs'

export const result = () => check(api, again)
