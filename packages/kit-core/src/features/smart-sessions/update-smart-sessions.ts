import type { CaipAddress } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import type { SmartSessionsState } from './state.js'

/** Merges changes into the sessions of an account. Drops the sessions of another account. */
export function updateSmartSessions(kit: Kit, account: CaipAddress, change: SmartSessionsState): void {
  kit.store.set(({ smartSessions }) => ({
    smartSessions: { ...(smartSessions.account === account && smartSessions), ...change, account },
  }))
}
