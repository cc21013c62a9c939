/**
 * Selects the addresses and networks on which the connected account can receive.
 *
 * Out     accounts   the active one; when the wallet has addresses for several purposes, one of each, the active one first
 *         networks   the app's networks on which the address is safe. An address of a contract, or of Bitcoin, belongs to the
 *                    network it is on; any other key is the same on all networks its wallet supports
 * Source  spec R-RECV-02, R-RECV-04, R-RECV-05, R-RECV-15, R-VIEW-56
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import type { AccountType } from '../../core/adapter/connection.js'
import type { Account } from '../../core/state/account-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork, selectNetworks } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { selectCanSwitch } from '../network/can-switch.js'

/** Account types whose address is valid on one network only. */
const SINGLE_NETWORK_TYPES: readonly AccountType[] = ['smartAccount', 'payment', 'ordinal', 'stx']

/** Account types that one wallet has side by side, by purpose. */
const PURPOSE_TYPES: readonly AccountType[] = ['payment', 'ordinal', 'stx']

/** Returns the accounts to receive with; empty while none is connected. */
export function selectReceivingAccounts(state: KitState, namespace?: Namespace): readonly Account[] {
  const { address, allAccounts } = selectAccount(state, namespace)
  const active = allAccounts.find((account) => account.address === address)
  if (!active) return []
  const others = PURPOSE_TYPES.flatMap((type) => allAccounts.find((account) => account.type === type) ?? [])
  const isOneOfSeveral = active.type !== undefined && PURPOSE_TYPES.includes(active.type)
  return isOneOfSeveral ? [active, ...others.filter(({ type }) => type !== active.type)] : [active]
}

/**
 * Returns the networks on which an account can receive, the active one first; none while the wallet is on an unlisted network.
 */
export function selectReceivingNetworks(state: KitState, { namespace, type }: Account): readonly Network[] {
  const active = selectActiveNetwork(state, namespace)
  if (!active) return []
  const { contractAt, caipAddress } = selectAccount(state, namespace)
  const isContract = contractAt !== undefined && contractAt === caipAddress
  if (isContract || (type !== undefined && SINGLE_NETWORK_TYPES.includes(type))) return [active]
  const others = selectNetworks(state, namespace)?.requested ?? []
  return [active, ...others.filter((network) => network !== active && selectCanSwitch(state, network))]
}
