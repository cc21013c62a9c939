import type { CaipAddress, CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { KitState } from '../../state.js'
import { selectActiveAccount } from './select-account.js'
import { selectConnection } from './select-connection.js'
import { selectActiveNetwork } from './select-network.js'

/** The active account with its network and connector, for sign-in and for features that need a signature. */
export type ActiveSigner = {
  readonly namespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly connectorId: string
  readonly isSmartAccount: boolean
  /** False when the account is known to be unable to sign messages. */
  readonly canSign: boolean
}

/** The connected account on the active network. Undefined without one, or on a network that the app does not list. */
export function selectActiveSigner(state: KitState): ActiveSigner | undefined {
  const account = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  const connection = selectConnection(state)
  if (account?.address === undefined || account.caipAddress === undefined || !network || !connection) return undefined
  const { address, caipAddress, allAccounts } = account
  const active = allAccounts.find((other) => other.address === address)
  return {
    namespace: network.chainNamespace,
    caipNetworkId: network.caipNetworkId,
    address,
    caipAddress,
    connectorId: connection.connectorId,
    isSmartAccount: active?.type === 'smartAccount',
    canSign: active?.canSignMessages !== false,
  }
}
