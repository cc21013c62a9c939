'use client'

import { useLayoutEffect } from 'react'
import { hasOtherDialog, KEPT_FROM_PAGE, makeOthersInert } from './host-page.js'

/**
 * While the modal stands, the page behind is inert, and what happens in the modal does not reach the page's listeners.
 * Making it inert has the browser style the whole page anew, so it waits for the first frame, unless another dialog is
 * there whose focus trap would take the focus back.
 */
export function useIsolation(root: HTMLElement): void {
  useLayoutEffect(() => {
    let release: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const isolate = () => {
      release = makeOthersInert(root)
    }
    if (hasOtherDialog(root)) isolate()
    else timer = setTimeout(isolate)
    const stop = (event: Event) => event.stopPropagation()
    for (const type of KEPT_FROM_PAGE) root.addEventListener(type, stop)
    return () => {
      clearTimeout(timer)
      release?.()
      for (const type of KEPT_FROM_PAGE) root.removeEventListener(type, stop)
    }
  }, [root])
}
