'use client'

import type { KitState } from '@bowline/kit-core'
import { useLayoutEffect } from 'react'
import { useKit } from '../kit/use-kit.js'
import { hasOtherDialog, isolate, KEPT_FROM_PAGE } from './host-page.js'
import { followWindows } from './wallet-windows.js'

const isAsked = ({ asking }: KitState) => asking > 0

/**
 * While the modal stands, the page behind is inert, and what happens in the modal does not reach the page's listeners.
 * Making it inert has the browser style the whole page anew, so it waits for the first frame, unless another dialog is
 * there whose focus trap would take the focus back. While a wallet is asked, its window above the modal can be used.
 */
export function useIsolation(root: HTMLElement): void {
  const kit = useKit()
  useLayoutEffect(() => {
    const ends: (() => void)[] = []
    let unfollow: (() => void) | undefined
    const begin = () => {
      const isolation = isolate(root)
      const follow = (asked: boolean, isOpening: boolean) => {
        unfollow?.()
        unfollow = asked ? followWindows(isolation, isOpening) : undefined
      }
      follow(isAsked(kit.getState()), true)
      ends.push(
        kit.subscribe(isAsked, (asked) => follow(asked, false)),
        () => unfollow?.(),
        isolation.end,
      )
    }
    if (hasOtherDialog(root)) begin()
    else {
      const timer = setTimeout(begin)
      ends.push(() => clearTimeout(timer))
    }
    const stop = (event: Event) => event.stopPropagation()
    for (const type of KEPT_FROM_PAGE) root.addEventListener(type, stop)
    return () => {
      for (const end of ends) end()
      for (const type of KEPT_FROM_PAGE) root.removeEventListener(type, stop)
    }
  }, [kit, root])
}
