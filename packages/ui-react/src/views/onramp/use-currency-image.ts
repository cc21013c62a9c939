'use client'

import type { IconKey } from '@bowline/marks'
import { useIcon } from '../../kit/use-icon.js'
import { useImage } from '../../kit/use-image.js'

/** The picture of what is bought, by its symbol, or of what is paid with, by its id. Source: R-RAMP-08, R-RAMP-17. */
export function useCurrencyPicture(kind: 'token' | 'currency', id: string) {
  const marks: readonly IconKey[] = kind === 'token' ? [`currency:${id.toUpperCase()}`] : []
  const mark = useIcon(marks)
  return { marks, iconUrl: useImage(mark === null ? { kind, id } : undefined) ?? '' }
}
