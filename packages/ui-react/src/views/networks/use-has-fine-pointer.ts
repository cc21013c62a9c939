'use client'

import { useSyncExternalStore } from 'react'

const QUERY = '(hover: hover) and (pointer: fine)'

function hasFinePointer(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia(QUERY).matches
}

/** Whether the visitor points with a mouse: a search field may take the focus without raising a keyboard. */
export function useHasFinePointer(): boolean {
  return useSyncExternalStore(
    () => () => {},
    hasFinePointer,
    () => false,
  )
}
