/**
 * Whether the visitor may close the modal now.
 *
 * Source  spec R-MODAL-14
 */

import { currentRoute } from '../navigation/state.js'
import { selectIsUnsupportedChain } from '../network/select-network.js'
import type { KitState } from '../state.js'

/** False while an unsupported network asks for a decision. */
export function selectCanClose(state: KitState): boolean {
  const { view } = currentRoute(state.navigation)
  if (view === 'UnsupportedChain') return !selectIsUnsupportedChain(state)
  const previous = state.navigation.history.at(-2)?.view
  return !(view === 'SwitchNetwork' && previous === 'UnsupportedChain' && selectIsUnsupportedChain(state))
}
