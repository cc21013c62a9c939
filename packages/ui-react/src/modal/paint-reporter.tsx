'use client'

import { markPainted } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from '../kit/use-kit.js'

/** Fallback delay in ms: browsers paint no frames in background tabs, and the kit must not wait forever. */
const PAINT_TIMEOUT_MS = 100

/** Reports to the kit that the view is on screen, so that `open` resolves. Renders nothing. Source: R-MODAL-10. */
export function PaintReporter({ isSettled }: { isSettled: boolean }): null {
  const kit = useKit()
  useEffect(() => {
    if (!isSettled) return
    const report = () => markPainted(kit)
    let timer = setTimeout(report, PAINT_TIMEOUT_MS)
    // The browser paints the frame after its animation callbacks, so report in a timer.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(report)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [kit, isSettled])
  return null
}
