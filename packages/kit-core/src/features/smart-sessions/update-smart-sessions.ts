import type { CaipAddress } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import type { SmartSessionsState } from './state.js'

/** Changes the sessions of an account; those of another one that were there before are gone. */
export function updateSmartSessions(kit: Kit, account: CaipAddress, change: SmartSessionsState): void {
  kit.store.set(({ smartSessions }) => ({
    smartSessions: { ...(smartSessions.account === account && smartSessions), ...change, account },
  }))
}
