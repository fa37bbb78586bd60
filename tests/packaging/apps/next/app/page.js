/** A page whose checks run in the browser. */
'use client'

import { useEffect } from 'react'
import { result } from '../shared/result.mjs'

export default function Page() {
  useEffect(() => {
    globalThis.result = result()
  })
  return <main>order-contract</main>
}
