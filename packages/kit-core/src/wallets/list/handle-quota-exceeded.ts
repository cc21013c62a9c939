import { currentRoute } from '../../core/state/navigation-state.js'
import { isConnectView } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'

/**
 * Stores in state that a service reported the project's quota as used up. If a connect view is open and no wallet is
 * being connected, opens `UsageExceeded`. Source: spec R-FLOW-29.
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
