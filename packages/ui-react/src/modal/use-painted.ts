'use client'

import { markPainted } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** Browsers draw no frame of a page in the background, yet whoever waits for the first one goes on. */
const NO_FRAME_MS = 100

/** Tells the kit once the view is on screen: a frame after it is there. Source: R-MODAL-10. */
export function usePainted(isSettled: boolean): void {
  const kit = useKit()
  const isWaiting = useKitState(({ modal }) => modal.open && !modal.isPainted)
  useEffect(() => {
    if (!isSettled || !isWaiting) return
    const tell = () => markPainted(kit)
    const frame = requestAnimationFrame(tell)
    const timer = setTimeout(tell, NO_FRAME_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [kit, isSettled, isWaiting])
}
