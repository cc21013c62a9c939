'use client'

/**
 * Returns focus to the element that opened the modal.
 *
 * Source  R-MODAL-19, R-HOST-79
 */

import { useEffect, useLayoutEffect, useRef } from 'react'

/** Whether nothing has the focus, or only what animates out. */
const isFocusFree = () => document.activeElement?.matches('body, [data-leaving] *') ?? true

/**
 * Remembers the focused element when the modal opens, and focuses it again on close unless focus has moved elsewhere. When
 * nothing was focused, remembers the element under the pointer, because Safari does not focus a pressed button.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  const isShown = useRef(false)

  useLayoutEffect(() => {
    // Keeps the first value: strict mode runs this again when focus is already in the modal.
    if (isOpen)
      opener.current ??=
        (isFocusFree() && [...document.querySelectorAll(':is(a,button,[tabindex]):hover')].at(-1)) ||
        document.activeElement
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    isShown.current = true
    return () => {
      isShown.current = false
      // A microtask later, because strict mode's simulated unmount does not close the modal.
      queueMicrotask(() => {
        if (isShown.current) return
        if (isFocusFree() && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
        opener.current = null
      })
    }
  }, [isOpen])
}
