'use client'

import { useEffect, useState } from 'react'
import { loadSwapActions } from './load-swap-actions.js'
import { useKit } from './use-kit.js'

/**
 * Keeps the swap going while a view that shows it is there: its tokens, its quote.
 *
 * Out     retry  there while the code that does it could not be loaded
 * Source  R-SWAP-06, R-SWAP-15, R-SWAP-50
 */
export function useWatchSwap(): (() => void) | undefined {
  const kit = useKit()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number>()
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    // Later, so that a mount that is undone at once asks nothing.
    loadSwapActions().then(
      ({ watchSwap }) => {
        if (!isGone) stop = watchSwap(kit)
      },
      (error: unknown) => {
        kit.log.warn('The swap could not be loaded', error)
        if (!isGone) setFailed(attempt)
      },
    )
    return () => {
      isGone = true
      stop()
    }
  }, [kit, attempt])
  return failed === attempt ? () => setAttempt(attempt + 1) : undefined
}
