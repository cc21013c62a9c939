/**
 * The tokens that can be sent, with their balances. A token whose address is an alias of the native token is the native token.
 *
 * Source  spec R-SEND-14, R-SEND-17, R-SEND-33, R-SEND-40, R-ACCT-120
 */

import type { TokenBalance } from '@bowline/api-client'
import { parseCaipAddress } from '../../base/caip/caip.js'
import type { AccountState } from '../../core/state/account-state.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { selectHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { toNativeToken } from '../../wallets/network/native-token-aliases.js'

const NONE: readonly TokenBalance[] = []

const keep = memoizeByOwner<readonly TokenBalance[]>()

/**
 * The active account's tokens, without hidden ones. Empty after a transfer until the list is fetched again. Only the native
 * token, by its balance, when the adapter lists no tokens or has not listed them yet.
 */
export function selectSendTokens(state: KitState): readonly TokenBalance[] {
  const account = selectAccount(state)
  if (account.tokenBalance === state.send.spent && account.tokenStatus === 'ready') return NONE
  if (account.tokenBalance.length > 0 || account.tokenStatus === 'ready') return account.tokenBalance
  return keep(account, [], () => nativeTokenOf(state, account))
}

function nativeTokenOf(state: KitState, { balance }: AccountState): readonly TokenBalance[] {
  const network = selectActiveNetwork(state)
  if (!network || balance === undefined || !/[1-9]/.test(balance)) return []
  const { name, symbol, decimals } = network.nativeCurrency
  const quantity = { decimals: String(decimals), numeric: balance }
  return [{ name, symbol, chainId: network.caipNetworkId, quantity, iconUrl: '' }]
}

/** The token with its current balance, hidden or not; as passed when the account no longer lists it. */
export function currentToken(state: KitState, named: TokenBalance): TokenBalance {
  const token = toNativeToken(named)
  const isSame = (other: TokenBalance) => isSameToken(other, token)
  return selectSendTokens(state).find(isSame) ?? selectHiddenTokens(state).find(isSame) ?? token
}

/** Whether two records describe the same token on the same network. */
export function isSameToken(one: TokenBalance, other: TokenBalance): boolean {
  return one.chainId === other.chainId && one.address?.toLowerCase() === other.address?.toLowerCase()
}

/** The bare contract address of a token; undefined for the native token. */
export function getBareTokenAddress(token: TokenBalance): string | undefined {
  const { address } = toNativeToken(token)
  return address === undefined ? undefined : parseCaipAddress(address).address
}

/** The native token in `selectSendTokens`; undefined when the list lacks it, for example with a zero balance. */
export function selectNativeSendToken(state: KitState): TokenBalance | undefined {
  return selectSendTokens(state).find(({ address }) => address === undefined)
}

/** The active account's native balance, which pays fees, as decimal text. Undefined until it is known. */
export function selectNativeBalance(state: KitState): string | undefined {
  return selectAccount(state).balance ?? selectNativeSendToken(state)?.quantity.numeric
}
