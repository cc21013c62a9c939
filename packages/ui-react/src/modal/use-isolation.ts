'use client'

import { type Kit, type KitState, selectActiveAccount } from '@bowline/kit-core'
import { useLayoutEffect } from 'react'
import { useKit } from '../kit/use-kit.js'
import { CONTAINED_NATIVE_EVENTS, hasOtherDialog, type Isolation, isolate, needsHostWorkarounds } from './host-page.js'
import { selectView } from './view-title.js'

/** Where wallets are asked, the code of an account is loaded in any case. */
const isNear = (state: KitState) =>
  state.openPrompts > 0 || selectView(state) === 'ConnectingExternal' || selectActiveAccount(state) !== undefined

const stop = (event: Event) => event.stopPropagation()

/**
 * While the modal stands, the page behind is inert, and what happens in the modal does not reach the page's listeners.
 * Making it inert has the browser style the whole page anew, so it waits for the first frame, unless another dialog is
 * there whose focus trap would take the focus back. What few pages and moments need is loaded when they do.
 */
export function useIsolation(root: HTMLElement): void {
  const kit = useKit()
  useLayoutEffect(() => {
    const ends: (() => void)[] = []
    let isOver = false
    const listen = (target: EventTarget | null | undefined, type: string, listener: (event: Event) => void) => {
      target?.addEventListener(type, listener)
      ends.push(() => target?.removeEventListener(type, listener))
    }
    const hasOther = hasOtherDialog(root)
    const begin = () => {
      const isFitting = hasOther || kit.config.closeOnBrowserBack || needsHostWorkarounds(root)
      const isolation = isolate(root)
      const later = (load: () => Promise<(kit: Kit, isolation: Isolation) => () => void>) => {
        let isLoading = false
        return () => {
          if (isLoading) return
          isLoading = true
          load().then(
            (follow) => {
              if (!isOver) ends.unshift(follow(kit, isolation))
            },
            (error: unknown) => {
              isLoading = false
              kit.log.warn('A part of the modal could not be loaded', error)
            },
          )
        }
      }
      const loadWindows = later(async () => (await import('./wallet-popups.js')).watchWalletPopups)
      const loadFitting = later(async () => (await import('./adapt-to-host-page.js')).adaptToHostPage)
      const look = () => {
        if (isNear(kit.getState())) loadWindows()
      }
      look()
      if (isFitting) loadFitting()
      ends.push(kit.subscribe(isNear, look), () => isolation.apply([]))
      listen(window.visualViewport, 'resize', loadFitting)
      listen(root.ownerDocument, 'fullscreenchange', loadFitting)
    }
    for (const type of CONTAINED_NATIVE_EVENTS) listen(root, type, stop)
    if (hasOther) begin()
    else {
      const timer = setTimeout(begin)
      ends.push(() => clearTimeout(timer))
    }
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [kit, root])
}
