/**
 * The focus goes back to what opened the modal.
 *
 * Source  R-MODAL-19, R-HOST-79
 */
'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

const isFree = () => (document.activeElement ?? document.body) === document.body

/**
 * Remembers what had the focus when the modal opened, and gives it back unless it has gone elsewhere meanwhile. Where nothing
 * had it, what the pointer is over was pressed: Safari gives a pressed button no focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  const isShown = useRef(false)

  useLayoutEffect(() => {
    // The first answer holds: strict mode asks again when the focus is already in the modal.
    if (isOpen)
      opener.current ??=
        (isFree() && [...document.querySelectorAll(':is(a,button,[tabindex]):hover')].at(-1)) || document.activeElement
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    isShown.current = true
    return () => {
      isShown.current = false
      // A microtask later: strict mode's first try is no closing.
      queueMicrotask(() => {
        if (isShown.current) return
        if (isFree() && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
        opener.current = null
      })
    }
  }, [isOpen])
}
