/**
 * The tokens of an account, read when a component first shows them, and again where the account or its network changes.
 *
 * Out     data    what was read last, also while `error` tells that a later reading failed
 *         status  `unsupported`: nobody reads tokens on this network; on Bitcoin, Polkadot and Cosmos that is no error
 * Source  R-REACT-03 to 08, R-ACCT-03, R-ACCT-10, R-ACCT-26
 */
'use client'

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

/** Tokens, the most valuable first, and what they are worth together; no total where none of them has a price. */
export type Portfolio = { readonly tokens: readonly TokenBalance[]; readonly total: TotalValue | undefined }

/** The tokens of a namespace's account on its active network. */
export type UseKitPortfolioReturnType = {
  readonly data: Portfolio | undefined
  readonly error: BalanceUnavailableError | undefined
  readonly isPending: boolean
  readonly status: TokenStatus
  /** Reads them again; resolves when the answer is there. Within 30 s of a failure nothing is asked. */
  readonly refetch: () => Promise<void>
}

/** The tokens. */
export function useKitPortfolio({ namespace }: NamespaceParams = {}): UseKitPortfolioReturnType {
  const kit = useKit()
  const caipAddress = useKitState((state) => selectAccount(state, namespace).caipAddress)
  const connection = useKitState((state) => selectNamespaceStatus(state, namespace))
  const tokens = useKitState((state) => selectAccount(state, namespace).tokenBalance)
  const status = useKitState((state) => selectAccount(state, namespace).tokenStatus)
  const total = useKitState((state) => selectTotalValue(state, namespace))
  const isServed = useKitState((state) => isSupportedOn('balances', namespace ?? state.network.activeNamespace))
  const isElsewhere = useKitState((state) => selectIsUnsupportedChain(state, namespace))
  const isUnread = caipAddress !== undefined && status === 'idle' && !isElsewhere

  useEffect(() => {
    // What is kept is shown before the wallet is back; what has to be asked is asked after.
    if (caipAddress && isUnread && connection !== 'disconnected') void refreshTokens(kit, { namespace })
  }, [kit, namespace, caipAddress, isUnread, connection])

  useEffect(() => retryFailed(kit, { of: 'tokens', namespace }), [kit, namespace])

  const refetch = useCallback(async () => {
    await refreshTokens(kit, { namespace, isForced: true })
  }, [kit, namespace])
  const isKnown = tokens.length > 0 || status === 'ready' || status === 'unsupported'
  const data = useMemo(() => (isKnown ? { tokens, total } : undefined), [isKnown, tokens, total])
  const isFailed = status === 'failed' || (status === 'unsupported' && isServed)
  const error = useMemo(() => (isFailed ? new BalanceUnavailableError() : undefined), [isFailed])
  const isPending = isUnread || status === 'loading'
  return useMemo(() => ({ data, error, isPending, status, refetch }), [data, error, isPending, status, refetch])
}
