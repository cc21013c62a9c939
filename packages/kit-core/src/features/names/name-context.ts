/**
 * Account and network for a name registration: the embedded wallet's account on its active network. Checked before the prompt.
 *
 * Throws  NameAccountMissingError, CapabilityMissingError in a namespace without names, NetworkNotFoundError
 * Source  spec R-NAME-01 to 03
 */

import { isSupportedOn } from '../../base/caip/families.js'
import { CapabilityMissingError } from '../../base/errors/errors.js'
import { type ActiveSigner, selectActiveSigner } from '../../core/state/active-signer.js'
import { NetworkNotFoundError } from '../../core/state/errors.js'
import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { NameAccountMissingError } from './errors.js'

export function getNameContext({ store }: Kit): ActiveSigner {
  const state = store.get()
  const { address } = selectAccount(state)
  const connection = selectConnection(state)
  if (address === undefined || connection?.connectorId !== AUTH_CONNECTOR_ID) throw new NameAccountMissingError()
  const { activeNamespace } = state.network
  if (!isSupportedOn('names', activeNamespace)) throw new CapabilityMissingError(activeNamespace, 'names')
  const target = selectActiveSigner(state)
  if (!target) throw new NetworkNotFoundError(selectNetworks(state)?.active ?? '')
  return target
}
