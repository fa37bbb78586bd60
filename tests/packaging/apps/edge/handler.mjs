/**
 * An edge function, as Vercel's edge runtime runs it.
 */
import * as api from 'order-contract'
import * as again from 'order-contract-again'
import * as small from 'order-contract-small/check'
import { check } from './shared/check.mjs'

addEventListener('fetch', (event) => event.respondWith(Response.json(check(api, again, small))))
