/**
 * The tokens that can be sent, and what of them there is.
 *
 * Out     selectSendTokens   those of the account; none while what was just sent is still counted; where nobody tells its
 *                          tokens, or has not told them yet, the network's coin by its balance
 *         currentToken       the same token as it is known now
 *         selectCoinBalance  decimal text of the coin that fees are paid in
 *         A token under an address that stands for the coin is the coin
 * Source  spec R-SEND-14, R-SEND-17, R-SEND-33, R-SEND-40, R-ACCT-120
 */

import type { TokenBalance } from '@bowline/api-client'
import { parseCaipAddress } from '../../base/caip/caip.js'
import { memoizeByKit } from '../../core/state/memoize-by-kit.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { AccountState } from '../../core/state/state.js'
import type { KitState } from '../../state.js'
import { selectHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { toNativeToken } from '../../wallets/network/native-token-aliases.js'

const NONE: readonly TokenBalance[] = []

const keep = memoizeByKit<readonly TokenBalance[]>()

/** The tokens that can be sent. */
export function selectSendTokens(state: KitState): readonly TokenBalance[] {
  const account = selectAccount(state)
  if (account.tokenBalance === state.send.spent && account.tokenStatus === 'ready') return NONE
  if (account.tokenBalance.length > 0 || account.tokenStatus === 'ready') return account.tokenBalance
  return keep(account, [], () => coinOf(state, account))
}

function coinOf(state: KitState, { balance }: AccountState): readonly TokenBalance[] {
  const network = selectActiveNetwork(state)
  if (!network || balance === undefined || !/[1-9]/.test(balance)) return []
  const { name, symbol, decimals } = network.nativeCurrency
  const quantity = { decimals: String(decimals), numeric: balance }
  return [{ name, symbol, chainId: network.caipNetworkId, quantity, iconUrl: '' }]
}

/** The token as it is known now; as it was when it is not among those any more. */
export function currentToken(state: KitState, named: TokenBalance): TokenBalance {
  const token = toNativeToken(named)
  const isSame = (other: TokenBalance) => isSameToken(other, token)
  return selectSendTokens(state).find(isSame) ?? selectHiddenTokens(state).find(isSame) ?? token
}

/** Whether two records are of one token. */
export function isSameToken(one: TokenBalance, other: TokenBalance): boolean {
  return one.chainId === other.chainId && one.address?.toLowerCase() === other.address?.toLowerCase()
}

/** The bare address of a token; undefined for the network's coin. */
export function tokenAddressOf(token: TokenBalance): string | undefined {
  const { address } = toNativeToken(token)
  return address === undefined ? undefined : parseCaipAddress(address).address
}

/** The network's own coin among the tokens. */
export function selectCoin(state: KitState): TokenBalance | undefined {
  return selectSendTokens(state).find(({ address }) => address === undefined)
}

/** What there is of the coin that fees are paid in; undefined while nobody has told. */
export function selectCoinBalance(state: KitState): string | undefined {
  return selectAccount(state).balance ?? selectCoin(state)?.quantity.numeric
}
