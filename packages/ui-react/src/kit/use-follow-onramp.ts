'use client'

import { followOnramp } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from './use-kit.js'

/** Keeps a purchase going while a view that shows it is there. Source: R-RAMP-06, R-RAMP-14. */
export function useFollowOnramp(isReady = true): void {
  const kit = useKit()
  useEffect(() => {
    if (!isReady) return
    let isGone = false
    let stop = () => {}
    // A moment later, so that an effect that is undone at once asks nothing.
    queueMicrotask(() => {
      if (!isGone) stop = followOnramp(kit)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [kit, isReady])
}
