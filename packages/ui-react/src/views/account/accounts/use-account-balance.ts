'use client'

/**
 * Native balance of one account in `AccountList`.
 *
 * In      account   the active account uses the balance in the kit's state; others are fetched when they come on screen
 * Out     balance   loading, shown, or failed; an unknown balance is never zero
 *         retry     fetches the balance again
 * Source  R-FLOW-23, R-ACCT-04, R-ACCT-06, R-VIEW-42
 */

import { type Account, type CachedBalance, selectAccount } from '@bowline/kit-core'
import { fetchBalance, refreshBalance } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'

/** Balance as a row shows it; `amount` is decimal text. */
export type RowBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'shown'; readonly amount: string; readonly symbol: string }

/** Native balance of one account. */
export function useAccountBalance({ namespace, address }: Account): { balance: RowBalance; retry: () => void } {
  const account = useKitState((state) => selectAccount(state, namespace))
  const isActive = account.address === address
  const [fetched, setFetched] = useState<CachedBalance>()
  const { run: refresh, status: refreshing } = useAction(refreshBalance)
  const { run: fetch, status: fetching } = useAction(fetchBalance)

  const load = (isForced: boolean) => {
    if (isActive) void refresh({ namespace, isForced })
    else void fetch({ namespace, address, isForced }).then((balance) => balance && setFetched(balance))
  }
  useMountTask(() => load(false))

  const isLoading = isActive ? account.balanceLoading || refreshing === 'running' : fetching === 'running'
  const own =
    account.balance === undefined ? undefined : { balance: account.balance, symbol: account.balanceSymbol ?? '' }
  const result = isActive ? own : fetched
  const hasFailed = isActive ? refreshing === 'done' || account.isBalanceStale : fetching === 'failed'
  return { balance: toRowBalance(result, hasFailed && !isLoading), retry: () => load(true) }
}

function toRowBalance(result: CachedBalance | undefined, hasFailed: boolean): RowBalance {
  if (result) return { status: 'shown', amount: result.balance, symbol: result.symbol }
  return { status: hasFailed ? 'failed' : 'loading' }
}
