/**
 * The native balance of one account of a list.
 *
 * In      account   the one in use shows what the rest of the kit knows of it; others are asked for when they come on screen
 * Out     balance   on its way, known, or failed; never a zero that nobody counted
 *         retry     asks the chain again
 * Source  R-FLOW-23, R-ACCT-04, R-ACCT-06, R-VIEW-42
 */
'use client'

import { type Account, type CachedBalance, selectAccount } from '@bowline/kit-core'
import { fetchBalance, refreshBalance } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMountTask } from '../../kit/use-mount-task.js'

/** A balance as a row shows it; `amount` is decimal text. */
export type RowBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'shown'; readonly amount: string; readonly symbol: string }

/** The balance of one account. */
export function useAccountBalance({ namespace, address }: Account): { balance: RowBalance; retry: () => void } {
  const known = useKitState((state) => selectAccount(state, namespace))
  const isInUse = known.address === address
  const [fetched, setFetched] = useState<CachedBalance>()
  const { run: refresh, status: refreshing } = useAction(refreshBalance)
  const { run: fetch, status: fetching } = useAction(fetchBalance)

  const ask = (isForced: boolean) => {
    if (isInUse) void refresh({ namespace, isForced })
    else void fetch({ namespace, address, isForced }).then((balance) => balance && setFetched(balance))
  }
  useMountTask(() => ask(false))

  const isAsking = isInUse ? known.balanceLoading || refreshing === 'running' : fetching === 'running'
  const own = known.balance === undefined ? undefined : { balance: known.balance, symbol: known.balanceSymbol ?? '' }
  const answer = isInUse ? own : fetched
  const hasFailed = isInUse ? refreshing === 'done' || known.isBalanceStale : fetching === 'failed'
  return { balance: rowBalance(answer, hasFailed && !isAsking), retry: () => ask(true) }
}

function rowBalance(answer: CachedBalance | undefined, hasFailed: boolean): RowBalance {
  if (answer) return { status: 'shown', amount: answer.balance, symbol: answer.symbol }
  return { status: hasFailed ? 'failed' : 'loading' }
}
