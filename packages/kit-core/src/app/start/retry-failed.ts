/**
 * Requests the account's failed data again while a view shows it.
 *
 * In      of         the native balance, the tokens, the activity, or the name and avatar
 *         namespace  the active namespace at each attempt, when absent
 * Out     a function that stops it. Tokens are requested at the earliest 30 s after a failure
 * Source  spec R-ACCT-178, R-ACCT-18
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { type FailedData, retryWhileFailed } from '../../core/state/retry-while-failed.js'
import { selectAccount } from '../../core/state/select-account.js'
import { fetchTransactions } from '../../features/transactions/fetch-transactions.js'
import { selectActivity } from '../../features/transactions/select-activity.js'
import type { Kit } from '../../kit.js'
import { refreshBalance } from '../../wallets/account/refresh-balance.js'
import { refreshIdentity } from '../../wallets/account/refresh-identity.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'
import { BALANCE_RETRY_GAP_MS } from '../../wallets/account/retry-gap.js'

/** Kinds of data that are requested again. */
export type RetriedData = 'balance' | 'tokens' | 'activity' | 'identity'

/** The kind of data, and the namespace of its account. */
export type RetryFailedParams = { readonly of: RetriedData; readonly namespace?: Namespace | undefined }

const RETRIES: Readonly<Record<RetriedData, (kit: Kit, namespace: Namespace | undefined) => FailedData>> = {
  balance: (kit, namespace) => ({
    isFailed(state) {
      const { isBalanceStale, balanceLoading } = selectAccount(state, namespace)
      return isBalanceStale && !balanceLoading
    },
    isLoading: (state) => selectAccount(state, namespace).balanceLoading,
    refetch: () => refreshBalance(kit, { namespace, isForced: true }),
  }),
  tokens: (kit, namespace) => ({
    firstPauseMs: BALANCE_RETRY_GAP_MS,
    isFailed: (state) => selectAccount(state, namespace).tokenStatus === 'failed',
    isLoading: (state) => selectAccount(state, namespace).tokenStatus === 'loading',
    refetch: () => refreshTokens(kit, { namespace, isForced: true }),
  }),
  activity: (kit, namespace) => ({
    isFailed(state) {
      const { status, loading, paging } = selectActivity(state, namespace)
      return status === 'failed' && !loading && paging.failed?.cursor === undefined
    },
    isLoading: (state) => selectActivity(state, namespace).loading,
    refetch: () => fetchTransactions(kit, { namespace }),
  }),
  identity: (kit, namespace) => ({
    isFailed: (state) => selectAccount(state, namespace).profileStatus === 'failed',
    isLoading: (state) => selectAccount(state, namespace).profileStatus === 'loading',
    refetch: () => refreshIdentity(kit, { namespace, isForced: true }),
  }),
}

/** Starts requesting failed data again. The returned function stops it. */
export function retryFailed(kit: Kit, { of, namespace }: RetryFailedParams): () => void {
  return retryWhileFailed(kit, RETRIES[of](kit, namespace))
}
