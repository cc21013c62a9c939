'use client'

import type { AccountState } from '@bowline/kit-core'
import { refreshBalance, retryFailed } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'
import { formatBalance } from '../tokens/format-balance.js'

/** Native balance as `BalanceLine` shows it; `isStale` when it could not be refreshed. */
export type ShownBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'shown'; readonly amount: string; readonly symbol: string; readonly isStale: boolean }

/** Native balance of the account. Fetched on mount unless it is recent, and again after a failure. */
export function useNativeBalance(account: AccountState) {
  const kit = useKit()
  const locale = useAmountLocale()
  const namespace = useKitState((state) => state.network.activeNamespace)
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const { run: refresh, status } = useAction(refreshBalance)
  useMountTask(() => refresh({ namespace }))
  useEffect(() => retryFailed(kit, { of: 'balance', namespace }), [kit, namespace])
  return {
    balance: toShownBalance(account, locale),
    isHidden,
    isRefreshing: status === 'running',
    retry: () => void refresh({ namespace, isForced: true }),
  }
}

function toShownBalance(account: AccountState, locale: string): ShownBalance {
  const { balance, balanceSymbol = '', balanceLoading, isBalanceStale } = account
  if (balance === undefined) return { status: balanceLoading ? 'loading' : 'unavailable' }
  return { status: 'shown', amount: formatBalance(locale, balance), symbol: balanceSymbol, isStale: isBalanceStale }
}
