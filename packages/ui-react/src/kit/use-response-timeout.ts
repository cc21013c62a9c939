'use client'

/**
 * Whether a wallet has not responded to a request for 10 s.
 *
 * In      isWaiting  whether a request to the wallet is pending
 * Out     isSilent   whether 10 s have passed; false again once `isWaiting` is false
 *         restart    starts the 10 s again, for example after the request is sent again
 * Source  R-CONN-209
 */

import { useEffect, useState } from 'react'

const RESPONSE_TIMEOUT_MS = 10_000

/** Reports when a pending request to a wallet gets no response in time. */
export function useResponseTimeout(isWaiting: boolean): { readonly isSilent: boolean; readonly restart: () => void } {
  const [count, setCount] = useState(0)
  const [silent, setSilent] = useState<number>()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSilent(count), RESPONSE_TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      setSilent(undefined)
    }
  }, [isWaiting, count])
  return { isSilent: isWaiting && silent === count, restart: () => setCount((last) => last + 1) }
}
