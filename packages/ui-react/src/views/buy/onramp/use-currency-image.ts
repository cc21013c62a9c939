'use client'

import type { IconKey } from '@bowline/icons'
import { useIcon } from '../../../kit/use-icon.js'
import { useImage } from '../../../kit/use-image.js'

/** Icon of a token to buy, by its symbol, or of a fiat currency, by its id. Source: R-RAMP-08, R-RAMP-17. */
export function useCurrencyImage(kind: 'token' | 'currency', id: string) {
  const iconKeys: readonly IconKey[] = kind === 'token' ? [`currency:${id.toUpperCase()}`] : []
  const icon = useIcon(iconKeys)
  return { iconKeys, iconUrl: useImage(icon === null ? { kind, id } : undefined) ?? '' }
}
