/**
 * Keeps something of the kit going while a component that shows it is there.
 *
 * In      follow    begins, and returns what ends it; the same function each time
 *         isReady   whether there is something to follow yet
 * Source  R-REACT-07
 */
'use client'

import type { Kit } from '@bowline/kit-core'
import { useEffect } from 'react'
import { useKit } from './use-kit.js'

/** Follows while the component is there. */
export function useWatch(follow: (kit: Kit) => () => void, isReady = true): void {
  const kit = useKit()
  useEffect(() => {
    if (!isReady) return
    let isGone = false
    let stop = () => {}
    // A moment later, so that an effect that is undone at once asks nothing.
    queueMicrotask(() => {
      if (!isGone) stop = follow(kit)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [kit, follow, isReady])
}
