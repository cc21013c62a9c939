'use client'

import { useSyncExternalStore } from 'react'

const QUERY = '(hover: hover) and (pointer: fine)'

function hasFinePointer(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia(QUERY).matches
}

/** Whether the user has a mouse, so that a search field can take focus without opening a keyboard on screen. */
export function useHasFinePointer(): boolean {
  return useSyncExternalStore(
    () => () => {},
    hasFinePointer,
    () => false,
  )
}
