/**
 * Whether a wallet that is being asked has said nothing for 10 s.
 *
 * In      isWaiting  it is being asked now
 * Out     isSilent   false again once it is not waited for
 *         wait       starts the 10 s again: the wallet is asked once more
 * Source  R-CONN-209
 */
'use client'

import { useEffect, useState } from 'react'

const SILENT_AFTER_MS = 10_000

/** Waits for a wallet's answer. */
export function useResponseTimeout(isWaiting: boolean): { readonly isSilent: boolean; readonly wait: () => void } {
  const [count, setCount] = useState(0)
  const [silent, setSilent] = useState<number>()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSilent(count), SILENT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSilent(undefined)
    }
  }, [isWaiting, count])
  return { isSilent: isWaiting && silent === count, wait: () => setCount((last) => last + 1) }
}
