'use client'

import { useEffect, useRef } from 'react'

/**
 * Keeps the focus inside a view whose content takes another's place: what had the focus is gone, so it goes to what asks for
 * it, else to the view itself. Nothing happens while anything else has it.
 *
 * In      content   changes when the content does
 * Out     ref of the view's element, which takes the focus by script
 * Source  R-MODAL-19
 */
export function useFocusFallback(content: string) {
  const view = useRef<HTMLElement>(null)
  const shown = useRef(content)
  useEffect(() => {
    if (shown.current === content) return
    shown.current = content
    const { activeElement, body } = view.current?.ownerDocument ?? {}
    if (activeElement !== body) return
    const wanted = view.current?.querySelector<HTMLElement>('[data-autofocus]') ?? view.current
    wanted?.focus({ preventScroll: true })
  }, [content])
  return view
}
