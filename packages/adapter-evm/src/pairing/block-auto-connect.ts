/**
 * Keeps wagmi from taking a wallet in by itself while the kit pairs. It would as soon as the provider has a session, without
 * its connector's `connect()`, which is where the connector begins to follow the wallet.
 *
 * In      connector  of the host's that the kit pairs by
 * Out     a function that ends the hold; wagmi listens again when the last one has ended and no wallet is connected
 * Source  spec R-CONN-180
 */
import type { Config, Connector as WagmiConnector } from '@wagmi/core'

const holds = new WeakMap<object, number>()

/** Holds wagmi back; a code that is renewed holds it beside the older one. */
export function blockAutoConnect(config: Config, { emitter, uid }: WagmiConnector): () => void {
  const { connect } = config._internal.events
  holds.set(emitter, (holds.get(emitter) ?? 0) + 1)
  emitter.off('connect', connect)
  return () => {
    // The connector tells of the session a little later than the provider.
    setTimeout(() => {
      const left = (holds.get(emitter) ?? 1) - 1
      holds.set(emitter, left)
      emitter.off('connect', connect)
      if (left === 0 && !config.state.connections.has(uid)) emitter.on('connect', connect)
    })
  }
}
