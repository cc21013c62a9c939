'use client'

import { followSwap } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from './use-kit.js'

/** Keeps the swap going while a component that shows it is there: its tokens, its quote. Source: R-SWAP-06, R-SWAP-15. */
export function useFollowSwap({ isOn = true }: { isOn?: boolean } = {}): void {
  const kit = useKit()
  useEffect(() => {
    if (!isOn) return
    let isGone = false
    let stop = () => {}
    // A moment later, so that a mount that is undone at once asks nothing.
    queueMicrotask(() => {
      if (!isGone) stop = followSwap(kit)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [kit, isOn])
}
