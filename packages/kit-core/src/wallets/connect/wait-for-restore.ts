import { withTimeout } from '../../base/async/pause.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { WalletUnavailableError } from '../../base/errors/errors.js'
import { getInitialState } from '../../core/state/initial-state.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { getStoredConnections } from './select-stored-connections.js'

/** Maximum duration of a restore, in ms. */
const LIMIT_MS = 10_000

/**
 * Waits until a stored connection of the namespace is restored or abandoned, so that nothing runs as if there were
 * none. Without a namespace it uses the active one, which a kit that has not started does not know yet. Undefined when
 * there is nothing to wait for. Throws WalletUnavailableError after 10 s.
 */
export function waitForRestore(kit: Kit, namespace?: Namespace): Promise<void> | undefined {
  const isOver = (state: KitState) => {
    const target = namespace ?? state.network.activeNamespace
    const isStarted = state.lifecycle !== 'booting'
    return (isStarted && !state.connect.restoring.includes(target)) || selectConnection(state, target) !== undefined
  }
  const isStored = namespace
    ? getStoredConnections(kit, namespace).length > 0
    : getInitialState(kit.storage).isConnected
  if (isOver(kit.store.get()) || !isStored) return undefined
  let stop = () => {}
  const settled = new Promise<true>((resolve) => {
    stop = kit.subscribe(isOver, (is) => is && resolve(true))
  })
  return withTimeout(settled, LIMIT_MS).then((isInTime) => {
    stop()
    if (!isInTime) throw new WalletUnavailableError()
  })
}
