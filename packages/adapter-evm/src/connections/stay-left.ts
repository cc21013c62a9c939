/**
 * Keeps a wallet left that was disconnected. wagmi connects one again by itself when the wallet reports accounts, which one that
 * refuses to revoke its permission does with its next event. wagmi's own `connect` and `reconnect` are not affected, and have wagmi
 * listen again when the wallet closes.
 *
 * Source  @wagmi/core 2 and 3, `injected`; spec R-CONN-282
 */
import { PAIRED_CONNECTOR_ID } from '@bowline/kit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { getPairedTag } from '../pairing/paired-connector-tag.js'

/** Keeps it left. An app may pair by its provider alone: wagmi goes on listening to that one. */
export function stayLeft({ _internal }: Config, connector: WagmiConnector): void {
  if (connector.id === PAIRED_CONNECTOR_ID || getPairedTag(connector)) return
  connector.emitter.off('connect', _internal.events.connect)
}

/** Keeps left what wagmi has stored as disconnected, now and of connectors to come. */
export function stayLeftOnNextPage(config: Config, signal: AbortSignal): void {
  const seen = new WeakSet<WagmiConnector>()
  const lookAt = async (connector: WagmiConnector) => {
    if (seen.has(connector)) return
    seen.add(connector)
    const hasLeft = await config.storage?.getItem(`${connector.id}.disconnected`)
    if (hasLeft && !config.state.connections.has(connector.uid)) stayLeft(config, connector)
  }
  const lookAtAll = (connectors: readonly WagmiConnector[]) => {
    for (const connector of connectors) lookAt(connector).catch(() => undefined)
  }
  lookAtAll(config.connectors)
  signal.addEventListener('abort', config._internal.connectors.subscribe(lookAtAll))
}
