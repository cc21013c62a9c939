/**
 * What the views of a name show.
 *
 * Out     selectName           the form of the account in use; an empty one where it was another's
 *         selectNameStatus     what stands in the way of registering, or that nothing does
 *         selectIsNameOffered  the embedded wallet is in use, on a network where names are, and the app names the data
 *                              service that keeps them
 * Source  spec R-NAME-01, R-NAME-02, R-NAME-27, R-NAME-29, R-FLOW-51
 */

import { isSupportedOn } from '../../core/config/namespace-support.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { parseName, validateName } from './parse-name.js'
import { EMPTY_NAME, type NameFields } from './state.js'

/** How a name stands, the first that applies. `checking`: the service has not answered yet. */
export type NameStatus =
  | 'registering'
  | 'empty'
  | 'too-short'
  | 'invalid'
  | 'failed'
  | 'checking'
  | 'available'
  | 'taken'
  | 'owned'

/** What is filled in for the account in use. */
export function selectName(state: KitState): NameFields {
  const { owner, fields = EMPTY_NAME } = state.names
  return owner === selectAccount(state).address ? fields : EMPTY_NAME
}

/** How the name in the field stands. */
export function selectNameStatus(state: KitState): NameStatus {
  const { text, check, loading, failure } = selectName(state)
  if (loading) return 'registering'
  const name = parseName(text)
  if (name === '') return 'empty'
  const problem = validateName(name)
  if (problem) return problem.code === 'names/too-short' ? 'too-short' : 'invalid'
  if (failure || check === 'failed') return 'failed'
  return check === 'idle' ? 'checking' : check
}

/** Whether a name can be registered for the account in use. */
export function selectIsNameOffered(state: KitState, { endpoints }: KitConfig): boolean {
  if (endpoints.data === undefined) return false
  const network = selectActiveNetwork(state)
  const isEmbedded = selectConnection(state)?.connectorId === AUTH_CONNECTOR_ID
  return isEmbedded && network !== undefined && isSupportedOn('names', network.chainNamespace)
}
