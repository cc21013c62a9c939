/**
 * Keeps a disconnected wallet disconnected. wagmi connects a wallet again as soon as its connector emits `connect`, which a
 * wallet that still grants access causes with its next event. wagmi's own `connect` and `reconnect` still work.
 *
 * Source  @wagmi/core 2 and 3, `injected`; spec R-CONN-282
 */
import { PAIRED_CONNECTOR_ID } from '@bowline/kit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { getPairedTag } from '../connectors/paired-connector-tag.js'

/**
 * Stops wagmi from reconnecting the wallet on the wallet's own events. Called after each disconnect. Skips pairing connectors,
 * as an app may pair through its provider alone.
 */
export function blockReconnect({ _internal }: Config, connector: WagmiConnector): void {
  if (connector.id === PAIRED_CONNECTOR_ID || getPairedTag(connector)) return
  connector.emitter.off('connect', _internal.events.connect)
}

/** Blocks each connector that wagmi stored as disconnected on an earlier page, also those added before `signal` aborts. */
export function blockReconnectAfterReload(config: Config, signal: AbortSignal): void {
  const seen = new WeakSet<WagmiConnector>()
  const checkConnector = async (connector: WagmiConnector) => {
    if (seen.has(connector)) return
    seen.add(connector)
    const wasDisconnected = await config.storage?.getItem(`${connector.id}.disconnected`)
    if (wasDisconnected && !config.state.connections.has(connector.uid)) blockReconnect(config, connector)
  }
  const checkAll = (connectors: readonly WagmiConnector[]) => {
    for (const connector of connectors) checkConnector(connector).catch(() => undefined)
  }
  checkAll(config.connectors)
  signal.addEventListener('abort', config._internal.connectors.subscribe(checkAll))
}
