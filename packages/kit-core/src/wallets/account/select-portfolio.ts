/**
 * What is known of an account's tokens.
 *
 * Source  spec R-ACCT-18, R-ACCT-26, R-ACCT-27, R-ACCT-73, R-ACCT-111, R-ACCT-145
 */

import type { TokenBalance } from '@bowline/api-client'
import type { Namespace } from '../../base/caip/namespace.js'
import { memoizeByKit } from '../../core/state/memoize-by-kit.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import { selectHiddenTokens } from './hidden-tokens.js'
import { BALANCE_RETRY_GAP_MS } from './retry-gap.js'
import { getTokenListMetadata } from './token-list-metadata.js'
import { type TotalValue, totalValue } from './total-value.js'

const keepTotal = memoizeByKit<TotalValue>()

/** What the account's tokens are worth together; undefined while they are not known, and where none of them has a price. */
export function selectTotalValue(state: KitState, namespace?: Namespace): TotalValue | undefined {
  const { tokenBalance, tokenStatus } = selectAccount(state, namespace)
  const isUnknown = tokenBalance.length === 0 ? tokenStatus !== 'ready' : tokenBalance.every(({ price }) => !price)
  if (isUnknown) return undefined
  return keepTotal(tokenBalance, [], () => totalOf(tokenBalance, selectHiddenTokens(state, namespace)))
}

function totalOf(tokens: readonly TokenBalance[], leftOut: readonly TokenBalance[]): TotalValue {
  const total = totalValue(tokens)
  const isWhole = leftOut.length === 0 && !getTokenListMetadata(tokens).isIncomplete
  return isWhole ? total : { ...total, isPartial: true, excludesTokens: true }
}

/** When the tokens were read that are known, epoch milliseconds; undefined where none were. */
export function selectTokensReadAtMs(state: KitState, namespace?: Namespace): number | undefined {
  return getTokenListMetadata(selectAccount(state, namespace).tokenBalance).readAtMs
}

/** Until when the tokens are not asked for again, epoch milliseconds; undefined when the last read did not fail. */
export function selectRetryAfterMs(state: KitState, namespace?: Namespace): number | undefined {
  const { lastRetry } = selectAccount(state, namespace)
  return lastRetry === undefined ? undefined : lastRetry + BALANCE_RETRY_GAP_MS
}
