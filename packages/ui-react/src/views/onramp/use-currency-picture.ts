'use client'

import type { MarkKey } from '@bowline/marks'
import { useImage } from '../../kit/use-image.js'
import { useMark } from '../../kit/use-mark.js'

/** The picture of what is bought, by its symbol, or of what is paid with, by its id. Source: R-RAMP-08, R-RAMP-17. */
export function useCurrencyPicture(kind: 'token' | 'currency', id: string) {
  const marks: readonly MarkKey[] = kind === 'token' ? [`currency:${id.toUpperCase()}`] : []
  const mark = useMark(marks)
  return { marks, iconUrl: useImage(mark === null ? { kind, id } : undefined) ?? '' }
}
