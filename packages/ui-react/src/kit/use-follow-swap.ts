'use client'

import { type Kit, SwapInitializeError } from '@bowline/kit-core'
import { goBack, showToast } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { loadSwapDeeds } from './load-swap-deeds.js'
import { useKit } from './use-kit.js'

/** Keeps the swap going while a view that shows it is there: its tokens, its quote. Source: R-SWAP-06, R-SWAP-15. */
export function useFollowSwap(): void {
  const kit = useKit()
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    // Later, so that a mount that is undone at once asks nothing.
    loadSwapDeeds().then(
      ({ followSwap }) => {
        if (!isGone) stop = followSwap(kit)
      },
      (error: unknown) => {
        if (!isGone) leave(kit, error)
      },
    )
    return () => {
      isGone = true
      stop()
    }
  }, [kit])
}

/** Nothing would ever come of the view. */
function leave(kit: Kit, error: unknown): void {
  showToast(kit, { message: new SwapInitializeError(error), variant: 'error' })
  goBack(kit)
}
