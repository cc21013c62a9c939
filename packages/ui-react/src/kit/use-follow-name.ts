'use client'

import { followName } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from './use-kit.js'

/** Keeps the form of a name going while a component that shows it is there. Source: R-NAME-10, R-NAME-23, R-VIEW-05. */
export function useFollowName(): void {
  const kit = useKit()
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    // A moment later, so that an effect that is undone at once tells nothing.
    queueMicrotask(() => {
      if (!isGone) stop = followName(kit)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [kit])
}
