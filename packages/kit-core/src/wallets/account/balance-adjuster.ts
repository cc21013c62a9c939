/**
 * Figures of an account's money as they are shown: as they were read, until something of it was sent.
 *
 * In      caipAddress   the account on its network
 *         tokens, balance   as read; decimal text of the network's coin
 * Out     setBalanceAdjuster      has what was sent judge every reading from now on
 *         shownTokens, shownBalance   less what was moved and the reading does not show yet
 * Source  spec R-ACCT-140
 */

import type { TokenBalance } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/** Judges readings of an account. */
export type BalanceAdjuster = {
  readonly tokens: (caipAddress: CaipAddress, tokens: readonly TokenBalance[]) => readonly TokenBalance[]
  readonly balance: (caipAddress: CaipAddress, balance: string) => string
}

const judges = perOwner((): { judge?: BalanceAdjuster } => ({}))

/** Has readings judged. */
export function setBalanceAdjuster(kit: Kit, judge: BalanceAdjuster): void {
  judges(kit).judge = judge
}

/** The tokens as they are shown. */
export function adjustTokens(
  kit: Kit,
  caipAddress: CaipAddress,
  tokens: readonly TokenBalance[],
): readonly TokenBalance[] {
  return judges(kit).judge?.tokens(caipAddress, tokens) ?? tokens
}

/** The native balance as it is shown. */
export function adjustBalance(kit: Kit, caipAddress: CaipAddress, balance: string): string {
  return judges(kit).judge?.balance(caipAddress, balance) ?? balance
}
