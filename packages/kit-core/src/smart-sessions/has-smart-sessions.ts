import { selectActiveAccount } from '../account/select-account.js'
import { isSupportedOn } from '../config/namespace-support.js'
import type { KitConfig } from '../config/parse-options.js'
import { selectIsFeatureAvailable } from '../config/select-features.js'
import type { KitState } from '../state.js'

/** Whether the account in use can have smart sessions: the feature is on, and it is an EVM account. Source: spec R-SESS-03. */
export function selectHasSmartSessions(state: KitState, config: KitConfig): boolean {
  const isOn = selectIsFeatureAvailable(state, config, 'smartSessions')
  return (
    isOn && isSupportedOn('smartSessions', state.network.activeNamespace) && selectActiveAccount(state) !== undefined
  )
}
