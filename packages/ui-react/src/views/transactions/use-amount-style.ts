'use client'

import type { KitState } from '@bowline/kit-core'
import { useMemo } from 'react'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** How a list writes its amounts. */
export type AmountLook = { readonly locale: string; readonly areHidden: boolean }

const selectHidden = ({ preferences }: KitState): boolean => preferences.areBalancesHidden

/** Asked once for a whole list: of its rows, some come and go with each step of a scroll. */
export function useAmountStyle(): AmountLook {
  const locale = useAmountLocale()
  const areHidden = useKitState(selectHidden)
  return useMemo(() => ({ locale, areHidden }), [locale, areHidden])
}
