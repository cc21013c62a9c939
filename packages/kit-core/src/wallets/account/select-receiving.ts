/**
 * Where money can be sent to the connected account.
 *
 * Out     accounts   the active one; where the wallet keeps addresses for several purposes, one of each, the active one first
 *         networks   of the app on which such an address is safe. An address of a contract, or of Bitcoin, belongs to the
 *                    network it is on; any other key is the same on all networks its wallet takes
 * Source  spec R-RECV-02, R-RECV-04, R-RECV-05, R-RECV-15, R-VIEW-56
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import type { AccountType } from '../../core/adapter/connection.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork, selectNetworks } from '../../core/state/select-network.js'
import type { Account } from '../../core/state/state.js'
import type { KitState } from '../../state.js'
import { selectCanSwitch } from '../network/can-switch.js'

/** Types of account whose address is of one network alone. */
const OF_ONE_NETWORK: readonly AccountType[] = ['smartAccount', 'payment', 'ordinal', 'stx']

/** Types of account that stand beside each other in one wallet. */
const BY_PURPOSE: readonly AccountType[] = ['payment', 'ordinal', 'stx']

/** Accounts to receive with; empty while none is connected. */
export function selectReceivingAccounts(state: KitState, namespace?: Namespace): readonly Account[] {
  const { address, allAccounts } = selectAccount(state, namespace)
  const active = allAccounts.find((account) => account.address === address)
  if (!active) return []
  const others = BY_PURPOSE.flatMap((type) => allAccounts.find((account) => account.type === type) ?? [])
  const isOneOfSeveral = active.type !== undefined && BY_PURPOSE.includes(active.type)
  return isOneOfSeveral ? [active, ...others.filter(({ type }) => type !== active.type)] : [active]
}

/** Networks on which an account can receive, the active one first; none while the wallet is on a network the app does not list. */
export function selectReceivingNetworks(state: KitState, { namespace, type }: Account): readonly Network[] {
  const active = selectActiveNetwork(state, namespace)
  if (!active) return []
  const { contractAt, caipAddress } = selectAccount(state, namespace)
  const isContract = contractAt !== undefined && contractAt === caipAddress
  if (isContract || (type !== undefined && OF_ONE_NETWORK.includes(type))) return [active]
  const others = selectNetworks(state, namespace)?.requested ?? []
  return [active, ...others.filter((network) => network !== active && selectCanSwitch(state, network))]
}
