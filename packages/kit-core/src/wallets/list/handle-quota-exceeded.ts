import { currentRoute } from '../../core/state/navigation-state.js'
import { isConnectView } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'

/**
 * Stores that the project's quota is used up, as any service may report, and opens `UsageExceeded` for a user who is about to
 * connect, unless a wallet request is open. Source: spec R-FLOW-29.
 */
export function handleQuotaExceeded(kit: Kit): void {
  kit.store.batch(() => {
    kit.store.set(({ directory }) => ({ directory: { ...directory, isQuotaExceeded: true } }))
    const { modal, navigation, connect } = kit.store.get()
    const isConnecting = isConnectView(currentRoute(navigation).view)
    // A wallet that already has an open request needs no directory.
    if (modal.open && isConnecting && connect.attempt === undefined) push(kit, { view: 'UsageExceeded' })
  })
}
