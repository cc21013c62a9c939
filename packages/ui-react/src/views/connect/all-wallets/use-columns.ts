'use client'

import { useSyncExternalStore } from 'react'

/** Number of tiles per row. */
export type Columns = 3 | 4

const WIDE = '(min-width: 431px)'

function isWide(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia(WIDE).matches
}

function onChange(listener: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {}
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Columns of the wallet grid: four in a window of at least 431 px, else three. Updates when the window is resized. */
export function useColumns(): Columns {
  return useSyncExternalStore(onChange, isWide, () => true) ? 4 : 3
}
