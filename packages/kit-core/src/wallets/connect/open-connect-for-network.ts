import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { NetworkNotFoundError } from '../../core/state/errors.js'
import { selectNetwork } from '../../core/state/select-network.js'
import { setActiveNetwork } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'
import { prefetch } from '../../navigation/prefetch.js'

/**
 * Opens Connect with the wallets of a network's namespace. The network becomes active in its namespace now; the
 * namespace becomes active once a wallet is connected. Throws NetworkNotFoundError.
 *
 * Source  spec R-CONN-84, R-VIEW-53, R-FLOW-32
 */
export function openConnectForNetwork(kit: Kit, { caipNetworkId }: { caipNetworkId: CaipNetworkId }): void {
  const network = selectNetwork(kit.store.get(), caipNetworkId)
  if (!network) throw new NetworkNotFoundError(caipNetworkId)
  kit.store.batch(() => {
    setActiveNetwork(kit, caipNetworkId)
    kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter: network.chainNamespace } }))
    push(kit, { view: 'Connect' })
  })
  prefetch(kit)
}
