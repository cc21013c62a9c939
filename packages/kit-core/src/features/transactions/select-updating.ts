/**
 * Whether balances are displayed with a correction, because the fetched value does not include a sent amount yet.
 *
 * In      token   CAIP-10 address; absent, or an alias, for the native token
 * Source  spec R-ACCT-142
 */

import { parseCaipAddress } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import { isNativeTokenAddress } from '../../wallets/network/native-token-aliases.js'
import { getUpdatingKey } from './updating-key.js'

/** Whether a token's balance is updating, for a namespace's account (the active one by default). */
export function selectIsBalanceUpdating(
  state: KitState,
  token: { readonly address?: string | undefined },
  namespace?: Namespace,
): boolean {
  const { caipAddress } = selectAccount(state, namespace)
  if (!state.updating || caipAddress === undefined) return false
  const { address = '' } = token
  const { caipNetworkId } = parseCaipAddress(caipAddress)
  const bare = address.slice(address.lastIndexOf(':') + 1)
  return state.updating.includes(getUpdatingKey(caipAddress, isNativeTokenAddress(caipNetworkId, bare) ? '' : address))
}

/** Whether any balance of the account is updating. */
export function selectIsTotalUpdating(state: KitState, namespace?: Namespace): boolean {
  const { caipAddress = '' } = selectAccount(state, namespace)
  return state.updating?.some((key) => key.startsWith(`${caipAddress}/`)) ?? false
}
