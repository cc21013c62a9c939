/**
 * Listens to wallets' own EIP-1193 events next to wagmi. wagmi stops listening to a wallet that has closed, and its own
 * connectors miss some events.
 *
 * In      onOpen         called when the wallet may share accounts again
 *         onMissedEvent  called for an event that wagmi's or the host's connector misses or cannot read; the kit's connectors
 *                        handle all events
 * Out     watch          listens to the wallet of an injected connector, once, until the signal aborts
 *         isClosed       whether the wallet reported in the current task that it shares no accounts
 *         markClosed     records the same after a wallet's response, as its event does
 * Source  EIP-1193; spec R-CONN-146, R-CONN-236, R-ADPT-78, R-ADPT-90
 */
import { safeGet, subscribeToWallet } from '@bowline/kit-core/adapter'
import type { Connector as WagmiConnector } from '@wagmi/core'

/** Listeners for wallets' own events. */
export type WalletEvents = {
  readonly watch: (connector: WagmiConnector, signal: AbortSignal) => Promise<void>
  readonly isClosed: (connector: WagmiConnector) => boolean
  readonly markClosed: (connector: WagmiConnector) => void
}

/** Creates the listeners. They watch no wallet yet. */
export function createWalletEvents(
  onOpen: (connector: WagmiConnector) => void,
  onMissedEvent: (connector: WagmiConnector, signal: AbortSignal) => void,
): WalletEvents {
  const watchedProviders = new WeakMap<WagmiConnector, unknown>()
  const closed = new WeakSet<WagmiConnector>()

  function markClosed(connector: WagmiConnector): void {
    closed.add(connector)
    // wagmi ends the connection in the same task, so the mark is not needed afterwards.
    setTimeout(() => closed.delete(connector))
  }

  return {
    isClosed: (connector) => closed.has(connector),
    markClosed,
    async watch(connector, signal) {
      if (connector.type !== 'injected') return
      const provider = await connector.getProvider().catch(() => undefined)
      if (provider === undefined || signal.aborted || watchedProviders.get(connector) === provider) return
      watchedProviders.set(connector, provider)
      const listen = safeGet(connector, 'listen')
      if (typeof listen === 'function') Reflect.apply(listen, connector, [])
      const stops: (() => void)[] = [() => watchedProviders.delete(connector)]
      signal.addEventListener('abort', () => stops.map((stop) => stop()))
      const handleOpen = () => {
        closed.delete(connector)
        if (!signal.aborted) onOpen(connector)
      }
      const subscribe = (event: string, listener: (data: unknown) => void) => {
        subscribeToWallet(provider, 'on', event, listener)
        stops.push(() => subscribeToWallet(provider, 'removeListener', event, listener))
      }
      subscribe('accountsChanged', (accounts) => {
        if (safeGet(accounts, 'length') === 0) markClosed(connector)
        else handleOpen()
      })
      subscribe('connect', handleOpen)
      subscribe('disconnect', () => void closed.add(connector))
      if (safeGet(connector, 'wasDisconnected') !== undefined) return
      const reportMissedEvent = () => onMissedEvent(connector, signal)
      for (const event of ['connect', 'chainIdChanged', 'networkChanged']) subscribe(event, reportMissedEvent)
      subscribe('chainChanged', (chainId) => Number(chainId) > 0 || reportMissedEvent())
    },
  }
}
