'use client'

import { useEffect, useState } from 'react'
import { loadSwapActions } from './load-swap-actions.js'
import { useKit } from './use-kit.js'

/**
 * Keeps the tokens and the quote of the swap current while Swap, SwapSelectToken or SwapPreview is mounted. Loads the code for
 * that first.
 *
 * Out     loads the code again; undefined unless it could not be loaded
 * Source  R-SWAP-06, R-SWAP-15, R-SWAP-50
 */
export function useWatchSwap(): (() => void) | undefined {
  const kit = useKit()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number>()
  useEffect(() => {
    let isUnmounted = false
    let stop = () => {}
    // The code arrives asynchronously, so a mount that React undoes at once starts no requests.
    loadSwapActions().then(
      ({ watchSwap }) => {
        if (!isUnmounted) stop = watchSwap(kit)
      },
      (error: unknown) => {
        kit.log.warn('The swap could not be loaded', error)
        if (!isUnmounted) setFailed(attempt)
      },
    )
    return () => {
      isUnmounted = true
      stop()
    }
  }, [kit, attempt])
  return failed === attempt ? () => setAttempt(attempt + 1) : undefined
}
