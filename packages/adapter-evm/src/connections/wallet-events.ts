/**
 * What wallets say by events of their own, heard beside wagmi, which stops listening to one that has closed, and whose own
 * connectors do not hear all of it.
 *
 * In      onOpen    a wallet may open accounts now
 *         onMissedEvent  it told something that its connector, which is none of the kit's, does not hear or cannot read
 * Out     follow      listens to the wallet behind an installed wallet's connector, once, until the signal fires
 *         isClosed    whether it has just said that it opens none
 *         noteClosed  takes that from its answer to a question, as from its event
 * Source  EIP-1193; spec R-CONN-146, R-CONN-236, R-ADPT-78, R-ADPT-90
 */
import { safeGet, subscribeToWallet } from '@bowline/kit-core/adapter'
import type { Connector as WagmiConnector } from '@wagmi/core'

/** The words of wallets. */
export type WalletEvents = {
  readonly follow: (connector: WagmiConnector, signal: AbortSignal) => Promise<void>
  readonly isClosed: (connector: WagmiConnector) => boolean
  readonly noteClosed: (connector: WagmiConnector) => void
}

/** Makes the list of wallets that are heard, empty. */
export function createWalletEvents(
  onOpen: (connector: WagmiConnector) => void,
  onMissedEvent: (connector: WagmiConnector, signal: AbortSignal) => void,
): WalletEvents {
  const heard = new WeakMap<WagmiConnector, unknown>()
  const closed = new WeakSet<WagmiConnector>()

  function noteClosed(connector: WagmiConnector): void {
    closed.add(connector)
    // wagmi ends the connection at once by it, or is ending it by itself.
    setTimeout(() => closed.delete(connector))
  }

  return {
    isClosed: (connector) => closed.has(connector),
    noteClosed,
    async follow(connector, signal) {
      if (connector.type !== 'injected') return
      const provider = await connector.getProvider().catch(() => undefined)
      if (provider === undefined || signal.aborted || heard.get(connector) === provider) return
      heard.set(connector, provider)
      const listen = safeGet(connector, 'listen')
      if (typeof listen === 'function') Reflect.apply(listen, connector, [])
      signal.addEventListener('abort', () => heard.delete(connector))
      const open = () => {
        closed.delete(connector)
        if (!signal.aborted) onOpen(connector)
      }
      const hear = (event: string, listener: (data: unknown) => void) => {
        subscribeToWallet(provider, 'on', event, listener)
        signal.addEventListener('abort', () => subscribeToWallet(provider, 'removeListener', event, listener))
      }
      hear('accountsChanged', (accounts) => {
        if (safeGet(accounts, 'length') === 0) noteClosed(connector)
        else open()
      })
      hear('connect', open)
      hear('disconnect', () => void closed.add(connector))
      if (safeGet(connector, 'hasLeft') !== undefined) return
      const unheard = () => onMissedEvent(connector, signal)
      for (const event of ['connect', 'chainIdChanged', 'networkChanged']) hear(event, unheard)
      hear('chainChanged', (chainId) => Number(chainId) > 0 || unheard())
    },
  }
}
