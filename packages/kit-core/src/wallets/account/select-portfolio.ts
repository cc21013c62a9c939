/**
 * Selectors for the value and age of an account's tokens.
 *
 * Source  spec R-ACCT-18, R-ACCT-26, R-ACCT-27, R-ACCT-73, R-ACCT-111, R-ACCT-145
 */

import type { TokenBalance } from '@bowline/api-client'
import type { Namespace } from '../../base/caip/namespace.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import { selectHiddenTokens } from './hidden-tokens.js'
import { BALANCE_RETRY_GAP_MS } from './retry-gap.js'
import { getTokenListMetadata } from './token-list-metadata.js'
import { getTotalValue, type TotalValue } from './total-value.js'

const keepTotal = memoizeByOwner<TotalValue>()

/** Returns the total value of the account's tokens; undefined while they are unknown, and when none of them has a price. */
export function selectTotalValue(state: KitState, namespace?: Namespace): TotalValue | undefined {
  const { tokenBalance, tokenStatus } = selectAccount(state, namespace)
  const isUnknown = tokenBalance.length === 0 ? tokenStatus !== 'ready' : tokenBalance.every(({ price }) => !price)
  if (isUnknown) return undefined
  return keepTotal(tokenBalance, [], () => totalOf(tokenBalance, selectHiddenTokens(state, namespace)))
}

function totalOf(tokens: readonly TokenBalance[], leftOut: readonly TokenBalance[]): TotalValue {
  const total = getTotalValue(tokens)
  const isComplete = leftOut.length === 0 && !getTokenListMetadata(tokens).isIncomplete
  return isComplete ? total : { ...total, isPartial: true, excludesTokens: true }
}

/** Returns when the known tokens were read, epoch milliseconds; undefined when none were. */
export function selectTokensReadAtMs(state: KitState, namespace?: Namespace): number | undefined {
  return getTokenListMetadata(selectAccount(state, namespace).tokenBalance).readAtMs
}

/** Returns the time before which tokens are not requested again, epoch milliseconds; undefined unless the last read failed. */
export function selectRetryAfterMs(state: KitState, namespace?: Namespace): number | undefined {
  const { lastRetry } = selectAccount(state, namespace)
  return lastRetry === undefined ? undefined : lastRetry + BALANCE_RETRY_GAP_MS
}
