/**
 * Adjusts balances before they are shown: subtracts sent amounts that a reading does not reflect yet.
 *
 * In      caipAddress   the account on its network
 *         tokens, balance   as read; decimal text of the network's native token
 * Out     setBalanceAdjuster      registers the adjuster for every later reading
 *         adjustTokens, adjustBalance   the reading less amounts that were sent and that it does not show yet
 * Source  spec R-ACCT-140
 */

import type { TokenBalance } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/** Adjusts readings of an account. */
export type BalanceAdjuster = {
  readonly tokens: (caipAddress: CaipAddress, tokens: readonly TokenBalance[]) => readonly TokenBalance[]
  readonly balance: (caipAddress: CaipAddress, balance: string) => string
}

const adjusters = perOwner((): { adjuster?: BalanceAdjuster } => ({}))

/** Registers the adjuster of the kit. */
export function setBalanceAdjuster(kit: Kit, adjuster: BalanceAdjuster): void {
  adjusters(kit).adjuster = adjuster
}

/** Returns the tokens to show. */
export function adjustTokens(
  kit: Kit,
  caipAddress: CaipAddress,
  tokens: readonly TokenBalance[],
): readonly TokenBalance[] {
  return adjusters(kit).adjuster?.tokens(caipAddress, tokens) ?? tokens
}

/** Returns the native balance to show, as decimal text. */
export function adjustBalance(kit: Kit, caipAddress: CaipAddress, balance: string): string {
  return adjusters(kit).adjuster?.balance(caipAddress, balance) ?? balance
}
