/**
 * Keeps the kit and the app's own `WalletProvider` (the host) on the same wallet. It reacts to events only, never to
 * state, so the two sides do not trigger each other in a loop. The events: the host's wallet connected or disconnected,
 * and the kit's active wallet changed.
 *
 * In      kit
 *         update         the host's wallet context of the last render, and the network of the host's connection
 *         watchWallets   the wallets of the host
 * Out     start          subscribes to the kit; the returned function stops everything
 * Source  spec R-ADPT-12, R-CONN-108, R-CONN-112, R-CONN-115, R-CONN-146
 */
import { type Kit, type KitState, type Network, selectConnection } from '@bowline/kit-core'
import { disconnect } from '@bowline/kit-core/actions'
import { sanitizeWalletName } from '@bowline/kit-core/adapter'
import type { Adapter, WalletError } from '@solana/wallet-adapter-base'
import type { Wallet, WalletContextState } from '@solana/wallet-adapter-react'
import { toConnectorId } from '../discovery/connector-id.js'
import { adoptConnection, offerWallet } from './call-solana-adapter.js'
import { isPageLeaving, watchPageLeaving } from './page-leaving.js'
import { toStandardWallet } from './to-standard-wallet.js'

/** The sync of one `SolanaWalletSync` component, which calls these methods from its effects. */
export type HostSync = {
  readonly update: (host: WalletContextState, network: Network | undefined) => void
  readonly watchWallets: (wallets: readonly Wallet[]) => void
  readonly start: () => () => void
}

const MAX_SELECTIONS = 3

/** Creates the sync. It subscribes to nothing before `start`. */
export function createHostSync(kit: Kit): HostSync {
  const watched = new Map<Adapter, () => void>()
  /** Wallets that the host is connected to and that have not disconnected on their own. */
  const joined = new WeakSet<Adapter>()
  let isEmitting = false
  let host: WalletContextState | undefined
  let network: Network | undefined
  /** Connector id of the kit's active wallet at the last update. */
  let active: string | undefined
  /** The wallet that the host should select and connect. */
  let wanted: { readonly connectorId: string; selections: number } | undefined

  const logFailure = (work: Promise<unknown>) => {
    work.catch((error: unknown) => kit.log.debug('The kit and the WalletProvider could not be synced', error))
  }

  function onKitChange(): void {
    const before = active
    active = getActiveConnectorId(kit.getState())
    if (active === before) return
    wanted = active === undefined ? undefined : { connectorId: active, selections: 0 }
    const adapter = host?.wallet?.adapter
    if (wanted !== undefined) connectInHost()
    else if (before === undefined || adapter === undefined || getConnectorId(adapter) !== before) return
    // Disconnecting would revoke the access of the site, for a wallet that the kit still waits for.
    else if (isAwaitingReconnect(before)) emitDisconnect(adapter)
    else if (adapter.connected) logFailure(adapter.disconnect())
  }

  const isAwaitingReconnect = (connectorId: string) =>
    kit.getState().connect.awaitingReconnect.solana?.some((stored) => stored.connectorId === connectorId) === true

  const isConnected = (connectorId: string) =>
    kit.getState().connect.connections.solana?.some((connection) => connection.connectorId === connectorId) === true

  function emitDisconnect(adapter: Adapter): void {
    isEmitting = true
    adapter.emit('disconnect')
    isEmitting = false
  }

  /** Takes one step per call; the host renders between the steps. */
  function connectInHost(): void {
    if (wanted === undefined || host === undefined) return
    const { connectorId } = wanted
    const target = host.wallets.find(({ adapter }) => getConnectorId(adapter) === connectorId)?.adapter
    if (target === undefined) return
    if (host.wallet?.adapter !== target) {
      // If the previous wallet disconnects before the host has rendered, the host loses the new selection.
      const isSelectionLost = host.wallet === null && wanted.selections < MAX_SELECTIONS
      if (wanted.selections > 0 && !isSelectionLost) return
      wanted.selections += 1
      host.select(target.name)
      return
    }
    if (host.connecting || host.disconnecting) return
    wanted = undefined
    // The provider subscribes to its new wallet later than the components in it, so this waits for it.
    queueMicrotask(() => {
      if (target.connected && target.publicKey !== null) emitAgain(target)
      else logFailure(host?.connect() ?? Promise.resolve())
    })
  }

  function emitAgain(adapter: Adapter): void {
    if (!host?.connected && adapter.publicKey !== null) adapter.emit('connect', adapter.publicKey)
  }

  function onConnect(adapter: Adapter): void {
    if (host?.wallet?.adapter !== adapter || adapter.publicKey === null) return
    const connectorId = getConnectorId(adapter)
    if (getActiveConnectorId(kit.getState()) === connectorId) return
    logFailure(adoptConnection(kit, { connectorId, address: adapter.publicKey.toBase58(), network }))
  }

  function onDisconnect(adapter: Adapter): void {
    if (isPageLeaving() || isEmitting) return
    const connectorId = getConnectorId(adapter)
    const wasConnected = joined.delete(adapter)
    // A wallet that opens no account also notifies the kit, which then waits for it unless the host disconnected it.
    queueMicrotask(() => {
      if (!isConnected(connectorId) && !(wasConnected && isAwaitingReconnect(connectorId))) return
      logFailure(disconnect(kit, { namespace: 'solana', connectorId }))
    })
  }

  function offer(adapter: Adapter): (() => void) | undefined {
    const wallet = toStandardWallet(adapter)
    return wallet && offerWallet(kit, wallet)
  }

  function listen(adapter: Adapter): () => void {
    const onHostConnect = () => {
      joined.add(adapter)
      onConnect(adapter)
    }
    const onHostDisconnect = () => onDisconnect(adapter)
    // When the wallet itself disconnects, the adapter emits this error first.
    const onHostError = ({ name }: WalletError) => {
      if (name === 'WalletDisconnectedError') joined.delete(adapter)
    }
    adapter.on('connect', onHostConnect)
    adapter.on('disconnect', onHostDisconnect)
    adapter.on('error', onHostError)
    let removeOffer = offer(adapter)
    const onReadyStateChange = () => {
      removeOffer ??= offer(adapter)
    }
    adapter.on('readyStateChange', onReadyStateChange)
    if (adapter.connected) onHostConnect()
    return () => {
      adapter.off('readyStateChange', onReadyStateChange)
      adapter.off('error', onHostError)
      adapter.off('connect', onHostConnect)
      adapter.off('disconnect', onHostDisconnect)
      removeOffer?.()
    }
  }

  return {
    update(context, hostNetwork) {
      host = context
      network = hostNetwork
      connectInHost()
    },
    watchWallets(wallets) {
      const adapters = wallets.map(({ adapter }) => adapter)
      for (const [adapter, stop] of watched) {
        if (adapters.includes(adapter)) continue
        watched.delete(adapter)
        stop()
      }
      for (const adapter of adapters) if (!watched.has(adapter)) watched.set(adapter, listen(adapter))
    },
    start() {
      const stopWatching = watchPageLeaving()
      const stop = kit.subscribe((state) => state, onKitChange)
      onKitChange()
      return () => {
        stop()
        stopWatching()
        for (const end of watched.values()) end()
        watched.clear()
        active = undefined
        wanted = undefined
      }
    },
  }
}

function getActiveConnectorId(state: KitState): string | undefined {
  return selectConnection(state, 'solana')?.connectorId
}

/** Connector id of a wallet. The host and the kit both identify a wallet by its name. */
function getConnectorId({ name }: Adapter): string {
  return toConnectorId(sanitizeWalletName(name))
}
