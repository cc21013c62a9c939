/**
 * What wallets say by events of their own, heard beside wagmi, which stops listening to one that has closed, and whose own
 * connectors do not hear all of it.
 *
 * In      onOpen    a wallet may open accounts now
 *         onUnheard  it told something that its connector, which is none of the kit's, does not hear or cannot read
 * Out     follow      listens to the wallet behind an installed wallet's connector, once, until the signal fires
 *         isClosed    whether it has just said that it opens none
 *         noteClosed  takes that from its answer to a question, as from its event
 * Source  EIP-1193; spec R-CONN-146, R-CONN-236, R-ADPT-78, R-ADPT-90
 */
import { listenTo, readKey } from '@bowline/kit-core/adapter'
import type { Connector as WagmiConnector } from '@wagmi/core'

/** The words of wallets. */
export type WalletWords = {
  readonly follow: (connector: WagmiConnector, signal: AbortSignal) => Promise<void>
  readonly isClosed: (connector: WagmiConnector) => boolean
  readonly noteClosed: (connector: WagmiConnector) => void
}

/** Makes the list of wallets that are heard, empty. */
export function createWalletWords(
  onOpen: (connector: WagmiConnector) => void,
  onUnheard: (connector: WagmiConnector, signal: AbortSignal) => void,
): WalletWords {
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
      const listen = readKey(connector, 'listen')
      if (typeof listen === 'function') Reflect.apply(listen, connector, [])
      signal.addEventListener('abort', () => heard.delete(connector))
      const open = () => {
        closed.delete(connector)
        if (!signal.aborted) onOpen(connector)
      }
      const hear = (event: string, listener: (data: unknown) => void) => {
        listenTo(provider, 'on', event, listener)
        signal.addEventListener('abort', () => listenTo(provider, 'removeListener', event, listener))
      }
      hear('accountsChanged', (accounts) => {
        if (readKey(accounts, 'length') === 0) noteClosed(connector)
        else open()
      })
      hear('connect', open)
      hear('disconnect', () => void closed.add(connector))
      if (readKey(connector, 'hasLeft') !== undefined) return
      const unheard = () => onUnheard(connector, signal)
      for (const event of ['connect', 'chainIdChanged', 'networkChanged']) hear(event, unheard)
      hear('chainChanged', (chainId) => Number(chainId) > 0 || unheard())
    },
  }
}
