/**
 * Selectors for the name registration views and hook.
 *
 * Source  spec R-NAME-01, R-NAME-02, R-NAME-27, R-NAME-29, R-FLOW-51
 */

import { isSupportedOn } from '../../base/caip/families.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { parseName, validateName } from './parse-name.js'
import { EMPTY_NAME, type NameFields } from './state.js'

/** Status of the name in the field; the first that applies. `failed`: the check or the registration failed. */
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

/** Selects the registration form of the active account; empty if the form in the state belongs to another account. */
export function selectName(state: KitState): NameFields {
  const { owner, fields = EMPTY_NAME } = state.names
  return owner === selectAccount(state).address ? fields : EMPTY_NAME
}

/** Selects whether the name in the field can be registered, or why not. */
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

/** Whether the account may register a name: the embedded wallet is active, on a network with names, and `endpoints.data` is set. */
export function selectIsNameOffered(state: KitState, { endpoints }: KitConfig): boolean {
  if (endpoints.data === undefined) return false
  const network = selectActiveNetwork(state)
  const isEmbedded = selectConnection(state)?.connectorId === AUTH_CONNECTOR_ID
  return isEmbedded && network !== undefined && isSupportedOn('names', network.chainNamespace)
}
