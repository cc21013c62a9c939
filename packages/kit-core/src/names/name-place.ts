/**
 * Whose name is registered, and where: the embedded wallet's account on its network.
 *
 * Throws  NameAccountMissingError, CapabilityMissingError on a family without names, NetworkNotFoundError
 * Source  spec R-NAME-01 to 03
 */

import { selectAccount } from '../account/select-account.js'
import { CapabilityMissingError } from '../adapter/errors.js'
import { isSupportedOn } from '../config/namespace-support.js'
import { AUTH_CONNECTOR_ID } from '../connect/live-pairing.js'
import { selectConnection } from '../connect/select-connection.js'
import type { Kit } from '../kit.js'
import { NetworkNotFoundError } from '../network/errors.js'
import { selectNetworks } from '../network/select-network.js'
import { type SignInPlace, selectSignInPlace } from '../sign-in/place.js'
import { NameAccountMissingError } from './errors.js'

/** The account and its network. */
export function namePlace({ store }: Kit): SignInPlace {
  const state = store.get()
  const { address } = selectAccount(state)
  const connection = selectConnection(state)
  if (address === undefined || connection?.connectorId !== AUTH_CONNECTOR_ID) throw new NameAccountMissingError()
  const { activeNamespace } = state.network
  if (!isSupportedOn('names', activeNamespace)) throw new CapabilityMissingError(activeNamespace, 'names')
  const place = selectSignInPlace(state)
  if (!place) throw new NetworkNotFoundError(selectNetworks(state)?.active ?? '')
  return place
}
