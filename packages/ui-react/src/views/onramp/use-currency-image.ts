'use client'

import { useImage } from '../../kit/use-image.js'

/** The picture of what is bought, by its symbol, or of what is paid with, by its id. Source: R-RAMP-08, R-RAMP-17. */
export function useCurrencyImage(kind: 'token' | 'currency', id: string): string {
  return useImage({ kind, id }) ?? ''
}
