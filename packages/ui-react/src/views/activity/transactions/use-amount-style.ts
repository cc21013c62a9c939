'use client'

import type { KitState } from '@bowline/kit-core'
import { useMemo } from 'react'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKitState } from '../../../kit/use-kit-state.js'

/** Locale of the amounts in a list, and whether the user has hidden amounts. */
export type AmountStyle = { readonly locale: string; readonly areHidden: boolean }

const selectHidden = ({ preferences }: KitState): boolean => preferences.areBalancesHidden

/** Returns the amount style. Call it once per list, because rows mount and unmount with each scroll. */
export function useAmountStyle(): AmountStyle {
  const locale = useAmountLocale()
  const areHidden = useKitState(selectHidden)
  return useMemo(() => ({ locale, areHidden }), [locale, areHidden])
}
