'use client'

import { selectAccount } from '@bowline/kit-core'
import { refreshBalance, retryFailed } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { BalanceUnavailableError } from './errors.js'
import type { NamespaceParams } from './use-kit-account.js'

/** `amount` is decimal text, `symbol` that of the network's native token. */
export type DisplayBalance = { readonly amount: string; readonly symbol: string }

/** Native balance of a namespace's account. */
export type UseKitBalanceReturnType = {
  /** Balance of the last successful fetch, also when `error` reports that a later fetch failed. */
  readonly data: DisplayBalance | undefined
  readonly error: BalanceUnavailableError | undefined
  readonly isPending: boolean
  /** Fetches the balance again. Resolves when the response arrives. */
  readonly refetch: () => Promise<void>
}

/** Native balance of an account. After a failure, fetches it again while a component uses the hook. */
export function useKitBalance({ namespace }: NamespaceParams = {}): UseKitBalanceReturnType {
  const kit = useKit()
  const amount = useKitState((state) => selectAccount(state, namespace).balance)
  const symbol = useKitState((state) => selectAccount(state, namespace).balanceSymbol)
  const isPending = useKitState((state) => selectAccount(state, namespace).balanceLoading)
  const isStale = useKitState((state) => selectAccount(state, namespace).isBalanceStale)
  const refetch = useCallback(() => refreshBalance(kit, { namespace, isForced: true }), [kit, namespace])
  useEffect(() => retryFailed(kit, { of: 'balance', namespace }), [kit, namespace])
  const data = useMemo(
    () => (amount === undefined || symbol === undefined ? undefined : { amount, symbol }),
    [amount, symbol],
  )
  const error = useMemo(() => (isStale ? new BalanceUnavailableError() : undefined), [isStale])
  return useMemo(() => ({ data, error, isPending, refetch }), [data, error, isPending, refetch])
}
