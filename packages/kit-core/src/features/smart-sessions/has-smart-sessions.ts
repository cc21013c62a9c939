import { isSupportedOn } from '../../base/caip/families.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { selectIsFeatureAvailable } from '../../core/config/select-features.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'

/**
 * Whether the active account can have smart sessions, not whether it has one: an EVM account, with the feature enabled. Source:
 * spec R-SESS-03.
 */
export function selectHasSmartSessions(state: KitState, config: KitConfig): boolean {
  const isOn = selectIsFeatureAvailable(state, config, 'smartSessions')
  return (
    isOn && isSupportedOn('smartSessions', state.network.activeNamespace) && selectActiveAccount(state) !== undefined
  )
}
