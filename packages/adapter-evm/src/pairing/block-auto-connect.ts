/**
 * Stops wagmi from connecting a wallet while the kit pairs. wagmi would do so as soon as the provider has a session, without
 * its connector's `connect()`. Only `connect()` makes the connector follow the wallet.
 *
 * In      connector  the host's connector that the kit pairs through
 * Out     a function that ends the block; wagmi listens again after the last one, if no wallet is connected
 * Source  spec R-CONN-180
 */
import type { Config, Connector as WagmiConnector } from '@wagmi/core'

const blockCounts = new WeakMap<object, number>()

/** Blocks until the returned function is called. Blocks are counted: a renewed pairing URI adds one before the old one ends. */
export function blockAutoConnect(config: Config, { emitter, uid }: WagmiConnector): () => void {
  const { connect } = config._internal.events
  blockCounts.set(emitter, (blockCounts.get(emitter) ?? 0) + 1)
  emitter.off('connect', connect)
  return () => {
    // The connector emits `connect` slightly later than the provider.
    setTimeout(() => {
      const remaining = (blockCounts.get(emitter) ?? 1) - 1
      blockCounts.set(emitter, remaining)
      emitter.off('connect', connect)
      if (remaining === 0 && !config.state.connections.has(uid)) emitter.on('connect', connect)
    })
  }
}
