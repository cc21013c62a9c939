'use client'

import { type KitState, selectActiveAccount } from '@bowline/kit-core'
import { useLayoutEffect } from 'react'
import { useKit } from '../kit/use-kit.js'
import { hasOtherDialog, type Isolation, isolate, KEPT_FROM_PAGE } from './host-page.js'
import { selectView } from './view-title.js'

const isAsked = ({ asking }: KitState) => asking > 0

/** Where wallets are asked, the code of an account is loaded in any case. */
const isNear = (state: KitState) =>
  selectView(state) === 'ConnectingExternal' || selectActiveAccount(state) !== undefined

/**
 * While the modal stands, the page behind is inert, and what happens in the modal does not reach the page's listeners.
 * Making it inert has the browser style the whole page anew, so it waits for the first frame, unless another dialog is
 * there whose focus trap would take the focus back. While a wallet is asked, its window above the modal can be used.
 */
export function useIsolation(root: HTMLElement): void {
  const kit = useKit()
  useLayoutEffect(() => {
    const ends: (() => void)[] = []
    const begin = () => {
      const isolation = isolate(root)
      let windows: ((isolation: Isolation, isOpening: boolean) => () => void) | undefined
      let unfollow: (() => void) | undefined
      let isLoading = false
      let isOver = false
      const follow = (isOpening: boolean) => {
        unfollow?.()
        unfollow = isAsked(kit.getState()) && !isOver ? windows?.(isolation, isOpening) : undefined
      }
      const load = () => {
        if (isLoading) return
        isLoading = true
        import('./wallet-windows.js').then(
          ({ followWindows }) => {
            windows = followWindows
            follow(true)
          },
          (error: unknown) => {
            isLoading = false
            kit.log.warn('What lets a wallet’s window be used could not be loaded', error)
          },
        )
      }
      if (isNear(kit.getState()) || isAsked(kit.getState())) load()
      ends.push(
        kit.subscribe(isNear, load),
        kit.subscribe(isAsked, () => (windows ? follow(false) : load())),
        () => {
          isOver = true
          unfollow?.()
          isolation.apply([])
        },
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
