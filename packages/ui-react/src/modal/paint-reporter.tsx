'use client'

import { markPainted } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from '../kit/use-kit.js'

/** Browsers draw no frame of a page in the background, yet whoever waits for the first one goes on. */
const NO_FRAME_MS = 100

/** Tells the kit once the view is on screen; draws nothing. Source: R-MODAL-10. */
export function PaintReporter({ isSettled }: { isSettled: boolean }): null {
  const kit = useKit()
  useEffect(() => {
    if (!isSettled) return
    const tell = () => markPainted(kit)
    let timer = setTimeout(tell, NO_FRAME_MS)
    // A frame is drawn after what was asked to run with it.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(tell)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [kit, isSettled])
  return null
}
