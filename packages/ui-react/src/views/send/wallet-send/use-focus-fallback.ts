'use client'

import { useEffect, useRef } from 'react'

/**
 * Keeps focus inside Send when its content is replaced. When the focused element was removed, focuses the new content's
 * `data-autofocus` element, else the view itself. Does nothing while another element has focus.
 *
 * In      content   changes with the content
 * Out     ref of the view's element, which must be focusable by script
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
    const target = view.current?.querySelector<HTMLElement>('[data-autofocus]') ?? view.current
    target?.focus({ preventScroll: true })
  }, [content])
  return view
}
