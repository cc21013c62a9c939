'use client'

import { type Kit, type KitState, selectActiveAccount } from '@bowline/kit-core'
import { useLayoutEffect } from 'react'
import { useKit } from '../kit/use-kit.js'
import { selectView } from './current-view.js'
import { CONTAINED_NATIVE_EVENTS, hasOtherDialog, type Isolation, isolate, needsHostWorkarounds } from './host-page.js'

/** Whether a wallet popup may open soon. With an account, wallet code is loaded anyway. */
const mayOpenPopup = (state: KitState) =>
  state.isConnectPrepared ||
  state.openPrompts > 0 ||
  selectView(state) === 'ConnectingExternal' ||
  selectActiveAccount(state) !== undefined

const stop = (event: Event) => event.stopPropagation()

/**
 * While the modal is open, the page is inert, and events in the modal do not reach the page's listeners. Making the page
 * inert forces a full style recalculation, so it waits for the first frame, unless another dialog is open whose focus trap
 * would take focus back. Loads workarounds for unusual pages and moments only when they are needed.
 */
export function useIsolation(root: HTMLElement): void {
  const kit = useKit()
  useLayoutEffect(() => {
    const cleanups: (() => void)[] = []
    let isStopped = false
    const listen = (target: EventTarget | null | undefined, type: string, listener: (event: Event) => void) => {
      target?.addEventListener(type, listener)
      cleanups.push(() => target?.removeEventListener(type, listener))
    }
    const hasOther = hasOtherDialog(root)
    const start = () => {
      const needsAdapting = hasOther || kit.config.closeOnBrowserBack || needsHostWorkarounds(root)
      const isolation = isolate(root)
      const createLoader = (load: () => Promise<(kit: Kit, isolation: Isolation) => () => void>) => {
        let isLoading = false
        return () => {
          if (isLoading) return
          isLoading = true
          load().then(
            (watch) => {
              if (!isStopped) cleanups.unshift(watch(kit, isolation))
            },
            (error: unknown) => {
              isLoading = false
              kit.log.warn('A part of the modal could not be loaded', error)
            },
          )
        }
      }
      const hadPrompt = kit.getState().openPrompts > 0
      const loadPopups = createLoader(async () => {
        const { watchWalletPopups } = await import('./wallet-popups.js')
        return (target, isolated) => watchWalletPopups(target, isolated, hadPrompt)
      })
      const loadAdapting = createLoader(async () => (await import('./adapt-to-host-page.js')).adaptToHostPage)
      const check = () => {
        if (mayOpenPopup(kit.getState())) loadPopups()
      }
      check()
      if (needsAdapting) loadAdapting()
      cleanups.push(kit.subscribe(mayOpenPopup, check), () => isolation.apply([]))
      listen(window.visualViewport, 'resize', loadAdapting)
      listen(root.ownerDocument, 'fullscreenchange', loadAdapting)
    }
    for (const type of CONTAINED_NATIVE_EVENTS) listen(root, type, stop)
    if (hasOther) start()
    else {
      const timer = setTimeout(start)
      cleanups.push(() => clearTimeout(timer))
    }
    return () => {
      isStopped = true
      for (const cleanup of cleanups) cleanup()
    }
  }, [kit, root])
}
