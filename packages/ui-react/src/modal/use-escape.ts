'use client'

/**
 * Closes the modal on Escape before the page's listeners receive the key. A field that handles Escape has `data-escape`. While
 * a wallet popup is above the modal, Escape without a focused element is for the popup.
 *
 * Source  R-MODAL-13, R-MODAL-61, R-FLOW-05, R-HOST-06
 */

import { requestClose } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { isComposing } from '../components/is-composing.js'
import { useKit } from '../kit/use-kit.js'
import { OVERLAY_ATTRIBUTE } from './host-page.js'

/** Closes on Escape, pressed in the modal or without a focused element. */
export function useEscape(root: HTMLElement): void {
  const kit = useKit()
  useEffect(() => {
    const page = root.ownerDocument
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const isNowhere = target === null || target === page.body || target === page.documentElement
      const isOurs = root.contains(target) || (isNowhere && !root.hasAttribute(OVERLAY_ATTRIBUTE))
      if (event.key !== 'Escape' || isComposing(event) || !isOurs || target?.closest('[data-escape]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      requestClose(kit)
    }
    const view = page.defaultView
    view?.addEventListener('keydown', onKeyDown, true)
    return () => view?.removeEventListener('keydown', onKeyDown, true)
  }, [kit, root])
}
