/**
 * Keeps the kit and a host's `WalletProvider` on the same wallet. Only what happens is passed on, never how things stand, so
 * that neither side answers the other: the host's wallet connected or disconnected; the kit's active wallet became another.
 *
 * In      kit
 *         hear      the host's context as of the last render, and the network that its connection is for
 *         attend    the wallets of the host
 * Out     start     begins to hear the kit; the returned function ends everything
 * Source  spec R-ADPT-12, R-CONN-108, R-CONN-112, R-CONN-115, R-CONN-146
 */
import { type Kit, type KitState, type Network, selectConnection } from '@bowline/kit-core'
import { disconnect } from '@bowline/kit-core/actions'
import { sanitizeWalletName } from '@bowline/kit-core/adapter'
import type { Adapter, WalletError } from '@solana/wallet-adapter-base'
import type { Wallet, WalletContextState } from '@solana/wallet-adapter-react'
import { connectorIdOf } from '../discovery/connector-id.js'
import { offerWallet, restoreSilently } from './get-solana-adapter.js'
import { hostWallet } from './host-wallet.js'
import { isPageLeaving, watchLeaving } from './page-leaving.js'

/** The link between the two. */
export type HostSync = {
  readonly hear: (host: WalletContextState, network: Network | undefined) => void
  readonly attend: (wallets: readonly Wallet[]) => void
  readonly start: () => () => void
}

const MAX_SELECTIONS = 3

/** Makes the link; nothing is heard yet. */
export function createHostSync(kit: Kit): HostSync {
  const attended = new Map<Adapter, () => void>()
  /** Wallets that the host is connected with, and that have not ended it themselves. */
  const joined = new WeakSet<Adapter>()
  let isTelling = false
  let host: WalletContextState | undefined
  let network: Network | undefined
  /** The kit's active wallet, as it was heard of last. */
  let active: string | undefined
  /** A wallet that the host is to take over. */
  let wanted: { readonly connectorId: string; selections: number } | undefined

  const quietly = (work: Promise<unknown>) => {
    work.catch((error: unknown) => kit.log.debug('The kit and the WalletProvider could not be kept together', error))
  }

  function follow(): void {
    const before = active
    active = activeOf(kit.getState())
    if (active === before) return
    wanted = active === undefined ? undefined : { connectorId: active, selections: 0 }
    const adapter = host?.wallet?.adapter
    if (wanted !== undefined) bring()
    else if (before === undefined || adapter === undefined || idOf(adapter) !== before) return
    // A goodbye would take the site's access away, of a wallet that is waited for.
    else if (isAwaited(before)) tellGone(adapter)
    else if (adapter.connected) quietly(adapter.disconnect())
  }

  const isAwaited = (connectorId: string) =>
    kit.getState().connect.awaitingReconnect.solana?.some((stored) => stored.connectorId === connectorId) === true

  const isLive = (connectorId: string) =>
    kit.getState().connect.connections.solana?.some((connection) => connection.connectorId === connectorId) === true

  function tellGone(adapter: Adapter): void {
    isTelling = true
    adapter.emit('disconnect')
    isTelling = false
  }

  /** One step at a time; the host renders between them. */
  function bring(): void {
    if (wanted === undefined || host === undefined) return
    const { connectorId } = wanted
    const target = host.wallets.find(({ adapter }) => idOf(adapter) === connectorId)?.adapter
    if (target === undefined) return
    if (host.wallet?.adapter !== target) {
      // The wallet that is left takes a new selection with it when it says goodbye before the host has rendered.
      const isLost = host.wallet === null && wanted.selections < MAX_SELECTIONS
      if (wanted.selections > 0 && !isLost) return
      wanted.selections += 1
      host.select(target.name)
      return
    }
    if (host.connecting || host.disconnecting) return
    wanted = undefined
    // After the provider has begun to hear its new wallet, which it does later than the components in it.
    queueMicrotask(() => {
      if (target.connected && target.publicKey !== null) emitAgain(target)
      else quietly(host?.connect() ?? Promise.resolve())
    })
  }

  function emitAgain(adapter: Adapter): void {
    if (!host?.connected && adapter.publicKey !== null) adapter.emit('connect', adapter.publicKey)
  }

  function onConnect(adapter: Adapter): void {
    if (host?.wallet?.adapter !== adapter || adapter.publicKey === null) return
    const connectorId = idOf(adapter)
    if (activeOf(kit.getState()) === connectorId) return
    quietly(restoreSilently(kit, { connectorId, address: adapter.publicKey.toBase58(), network }))
  }

  function onDisconnect(adapter: Adapter): void {
    if (isPageLeaving() || isTelling) return
    const connectorId = idOf(adapter)
    const isLeft = joined.delete(adapter)
    // A wallet that opens nothing any more tells the kit too, which waits for it unless it was the host that left it.
    queueMicrotask(() => {
      if (!isLive(connectorId) && !(isLeft && isAwaited(connectorId))) return
      quietly(disconnect(kit, { namespace: 'solana', connectorId }))
    })
  }

  function offer(adapter: Adapter): (() => void) | undefined {
    const wallet = hostWallet(adapter)
    return wallet && offerWallet(kit, wallet)
  }

  function listen(adapter: Adapter): () => void {
    const onHostConnect = () => {
      joined.add(adapter)
      onConnect(adapter)
    }
    const onHostDisconnect = () => onDisconnect(adapter)
    // What a wallet ends by itself is told as this error first.
    const hearError = ({ name }: WalletError) => {
      if (name === 'WalletDisconnectedError') joined.delete(adapter)
    }
    adapter.on('connect', onHostConnect)
    adapter.on('disconnect', onHostDisconnect)
    adapter.on('error', hearError)
    let takeBack = offer(adapter)
    const hearReady = () => {
      takeBack ??= offer(adapter)
    }
    adapter.on('readyStateChange', hearReady)
    if (adapter.connected) onHostConnect()
    return () => {
      adapter.off('readyStateChange', hearReady)
      adapter.off('error', hearError)
      adapter.off('connect', onHostConnect)
      adapter.off('disconnect', onHostDisconnect)
      takeBack?.()
    }
  }

  return {
    hear(given, place) {
      host = given
      network = place
      bring()
    },
    attend(wallets) {
      const adapters = wallets.map(({ adapter }) => adapter)
      for (const [adapter, stop] of attended) {
        if (adapters.includes(adapter)) continue
        attended.delete(adapter)
        stop()
      }
      for (const adapter of adapters) if (!attended.has(adapter)) attended.set(adapter, listen(adapter))
    },
    start() {
      const stopWatching = watchLeaving()
      const stop = kit.store.subscribe(follow)
      follow()
      return () => {
        stop()
        stopWatching()
        for (const end of attended.values()) end()
        attended.clear()
        active = undefined
        wanted = undefined
      }
    },
  }
}

function activeOf(state: KitState): string | undefined {
  return selectConnection(state, 'solana')?.connectorId
}

/** Both sides know a wallet by its name. */
function idOf({ name }: Adapter): string {
  return connectorIdOf(sanitizeWalletName(name))
}
