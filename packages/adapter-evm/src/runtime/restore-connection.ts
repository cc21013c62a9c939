import { WalletUnavailableError } from '@bowline/kit-core/errors'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'

/**
 * Restores a wallet's connection of an earlier page in a wagmi configuration, without a prompt. Unlike wagmi's `connect`, it
 * does not replace a current connection. Throws the connector's errors, and `WalletUnavailableError` when the wallet shares no
 * account.
 */
export async function restoreConnection(config: Config, connector: WagmiConnector): Promise<void> {
  const { uid, emitter } = connector
  const { accounts, chainId } = await connector.connect({ isReconnecting: true })
  const [first, ...others] = accounts
  if (first === undefined) throw new WalletUnavailableError()
  const { connect, change, disconnect } = config._internal.events
  emitter.off('connect', connect)
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(uid, { accounts: [first, ...others], chainId, connector }),
    current: state.current !== null && state.connections.has(state.current) ? state.current : uid,
    status: 'connected',
  }))
}
