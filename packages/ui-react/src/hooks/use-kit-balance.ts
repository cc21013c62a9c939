'use client'

import { selectAccount } from '@bowline/kit-core'
import { refreshBalance, retryFailed } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { BalanceUnavailableError } from './errors.js'
import type { NamespaceParams } from './use-kit-account.js'

/** `amount` is decimal text of the network's coin. */
export type DisplayBalance = { readonly amount: string; readonly symbol: string }

/** The native balance of a namespace's account. */
export type UseKitBalanceReturnType = {
  /** What was read last, also while `error` tells that a later read failed. */
  readonly data: DisplayBalance | undefined
  readonly error: BalanceUnavailableError | undefined
  readonly isPending: boolean
  /** Reads it again; resolves when the answer is there. */
  readonly refetch: () => Promise<void>
}

/** The native balance. A balance that could not be read is read again while the hook is in use. */
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
