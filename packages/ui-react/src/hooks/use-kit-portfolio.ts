'use client'

/**
 * Tokens of an account. Fetched when a component first shows them, and when the account or its network changes.
 *
 * Out     data    tokens of the last successful fetch, also when `error` reports that a later fetch failed
 *         status  `unsupported`: no service lists tokens of this network; on Bitcoin, Polkadot and Cosmos that is no error
 * Source  R-REACT-03 to 08, R-ACCT-03, R-ACCT-10, R-ACCT-26
 */

import type { TokenBalance, TokenStatus, TotalValue } from '@bowline/kit-core'
import {
  isSupportedOn,
  selectAccount,
  selectIsUnsupportedChain,
  selectNamespaceStatus,
  selectTotalValue,
} from '@bowline/kit-core'
import { refreshTokens, retryFailed } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { BalanceUnavailableError } from './errors.js'
import type { NamespaceParams } from './use-kit-account.js'

/** Tokens, most valuable first, and their total value. `total` is undefined when none of them has a price. */
export type Portfolio = { readonly tokens: readonly TokenBalance[]; readonly total: TotalValue | undefined }

/** Tokens of a namespace's account on its active network. */
export type UseKitPortfolioReturnType = {
  readonly data: Portfolio | undefined
  readonly error: BalanceUnavailableError | undefined
  readonly isPending: boolean
  readonly status: TokenStatus
  /** Fetches the tokens again. Resolves when the response arrives. Sends no request within 30 s of a failure. */
  readonly refetch: () => Promise<void>
}

/** Tokens of an account, and their total value. */
export function useKitPortfolio({ namespace }: NamespaceParams = {}): UseKitPortfolioReturnType {
  const kit = useKit()
  const caipAddress = useKitState((state) => selectAccount(state, namespace).caipAddress)
  const connection = useKitState((state) => selectNamespaceStatus(state, namespace))
  const tokens = useKitState((state) => selectAccount(state, namespace).tokenBalance)
  const status = useKitState((state) => selectAccount(state, namespace).tokenStatus)
  const total = useKitState((state) => selectTotalValue(state, namespace))
  const isServed = useKitState((state) => isSupportedOn('balances', namespace ?? state.network.activeNamespace))
  const isUnsupported = useKitState((state) => selectIsUnsupportedChain(state, namespace))
  const isUnfetched = caipAddress !== undefined && status === 'idle' && !isUnsupported

  useEffect(() => {
    // Cached values show before the wallet is restored; missing values are requested after that.
    if (caipAddress && isUnfetched && connection !== 'disconnected') void refreshTokens(kit, { namespace })
  }, [kit, namespace, caipAddress, isUnfetched, connection])

  useEffect(() => retryFailed(kit, { of: 'tokens', namespace }), [kit, namespace])

  const refetch = useCallback(async () => {
    await refreshTokens(kit, { namespace, isForced: true })
  }, [kit, namespace])
  const isKnown = tokens.length > 0 || status === 'ready' || status === 'unsupported'
  const data = useMemo(() => (isKnown ? { tokens, total } : undefined), [isKnown, tokens, total])
  const isFailed = status === 'failed' || (status === 'unsupported' && isServed)
  const error = useMemo(() => (isFailed ? new BalanceUnavailableError() : undefined), [isFailed])
  const isPending = isUnfetched || status === 'loading'
  return useMemo(() => ({ data, error, isPending, status, refetch }), [data, error, isPending, status, refetch])
}
