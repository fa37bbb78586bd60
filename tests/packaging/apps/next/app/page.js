/**
 * A page whose checks run in the browser.
 */
'use client'

import * as api from 'order-contract'
import * as again from 'order-contract-again'
import * as small from 'order-contract-small/check'
import { useEffect } from 'react'
import { check } from '../shared/check.mjs'

export default function Page() {
  useEffect(() => {
    globalThis.result = check(api, again, small)
  })
  return <main>order-contract</main>
}
