'use client'

import { markPainted } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from '../kit/use-kit.js'
import { whenPainted } from './when-painted.js'

/** Reports to the kit that the view is on screen, so that `open` resolves. Renders nothing. Source: R-MODAL-10. */
export function PaintReporter({ isSettled }: { isSettled: boolean }): null {
  const kit = useKit()
  useEffect(() => (isSettled ? whenPainted(() => markPainted(kit)) : undefined), [kit, isSettled])
  return null
}
