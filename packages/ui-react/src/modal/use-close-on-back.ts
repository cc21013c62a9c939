/**
 * The browser's back button closes the modal, for a host that wants it. The page's address stays as it is.
 *
 * Source  R-MODAL-01, R-NAV-16, R-CFG option `closeOnBrowserBack`
 */
'use client'

import { requestClose } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useKit } from '../kit/use-kit.js'

const MARK = 'bowlineModal'

const isOurs = (state: unknown) => typeof state === 'object' && state !== null && MARK in state

/** While the modal is open the browser has one entry more, which back takes away. */
export function useCloseOnBack(isOpen: boolean): void {
  const kit = useKit()
  const isWanted = isOpen && kit.config.closeOnBrowserBack

  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const enter = () => {
      if (kit.getState().modal.open && !isOurs(history.state)) {
        history.pushState({ ...history.state, [MARK]: true }, '')
      }
    }
    const onPopState = () => {
      if (isOurs(history.state)) return
      requestClose(kit)
      enter()
    }
    // A microtask later, so that strict mode's first try leaves no entry behind.
    queueMicrotask(() => {
      if (!isGone) enter()
    })
    window.addEventListener('popstate', onPopState)
    return () => {
      isGone = true
      window.removeEventListener('popstate', onPopState)
      if (!isOurs(history.state)) return
      // Going back takes a while. Opened again meanwhile, the modal needs its entry anew.
      window.addEventListener('popstate', enter, { once: true })
      history.back()
    }
  }, [kit, isWanted])
}
