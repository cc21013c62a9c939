/**
 * The kit's Solana wallets as `useWallet` has them, kept true while somebody listens.
 *
 * In      kit
 *         autoConnect   a wallet that is selected is connected at once
 * Out     state()       plain; the same object until something changes
 *         select, connect, disconnect   as of `useWallet`; they act on the kit, which other tabs, the modal and the wallet do too
 *         The wallet is the kit's active one; with none, the one being connected or restored, then the selected one.
 * Throws  connect       WalletNotSelectedError, WalletNotReadyError, WalletConnectionError
 * Source  spec R-ADPT-12, R-CONN-111, R-CONN-112, R-CONN-114, R-CONN-115
 */
import { type Connection, type Kit, selectAccount, selectConnection, selectNamespaceStatus } from '@bowline/kit-core'
import { disconnect } from '@bowline/kit-core/actions'
import { type WalletError, type WalletName, WalletNotReadyError, WalletReadyState } from '@solana/wallet-adapter-base'
import { WalletNotSelectedError } from '@solana/wallet-adapter-react'
import { type BridgeState, firstBridgeState, isSameState } from './bridge-state.js'
import { createConnectAttempts } from './connect-attempts.js'
import { restoreSilently } from './get-solana-adapter.js'
import type { KitWalletAdapter } from './kit-wallet-adapter.js'
import { getNodeNetwork } from './network-nodes.js'
import { createWalletList } from './wallet-list.js'
import { readSession, type WalletSession } from './wallet-session.js'

/** Hears of errors; without a wallet where none was selected. */
export type ErrorListener = (error: WalletError, adapter?: KitWalletAdapter) => void

/** The wallets and their methods. */
export type WalletBridge = {
  readonly state: () => BridgeState
  readonly subscribe: (listener: () => void) => () => void
  readonly onError: (listener: ErrorListener) => () => void
  readonly select: (name: WalletName | null) => void
  readonly connect: () => Promise<void>
  readonly disconnect: () => Promise<void>
}

/** Makes the bridge; nothing is listened to yet. */
export function createWalletBridge(kit: Kit, { autoConnect }: { readonly autoConnect: boolean }): WalletBridge {
  const listeners = new Set<() => void>()
  const errorListeners = new Set<ErrorListener>()
  const tries = createConnectAttempts(kit)
  let shown = firstBridgeState(kit.getState())
  let session: WalletSession | undefined
  let opened: Connection | undefined
  let opening: Promise<void> | undefined
  let selected: string | undefined
  let leaving: string | undefined
  let stopHearing: (() => void) | undefined

  const shelf = createWalletList({
    session: () => session,
    isConnecting: (id) => shown.connecting && currentId() === id,
    connect: connectWallet,
    restore: async (connectorId) => {
      await restoreSilently(kit, { connectorId })
      await caughtUp()
    },
    disconnect: disconnectWallet,
    whoseNode: (url) => getNodeNetwork(kit, url),
    report,
  })

  function report(error: WalletError, adapter?: KitWalletAdapter): void {
    kit.log.debug('A wallet of useWallet() failed', error)
    for (const listener of errorListeners) listener(error, adapter)
  }

  function currentId(): string | undefined {
    const state = kit.getState()
    const { attempt } = state.connect
    if (session !== undefined) return session.connectorId
    if (opening !== undefined) return opened?.connectorId
    if (attempt?.namespace === 'solana') return attempt.connectorId
    if (selectNamespaceStatus(state, 'solana') !== 'reconnecting') return selected
    const name = selectAccount(state, 'solana').connectedWalletInfo?.name
    return shelf.wallets().find(({ adapter }) => adapter.name === name)?.connectorId ?? selected
  }

  function show(): void {
    const id = currentId()
    const status = selectNamespaceStatus(kit.getState(), 'solana')
    const isBusy = status === 'connecting' || status === 'reconnecting' || opening !== undefined
    const next: BridgeState = {
      wallets: shelf.wallets(),
      wallet: shelf.wallets().find(({ connectorId }) => connectorId === id) ?? null,
      publicKey: session?.publicKey ?? null,
      connected: session !== undefined,
      connecting: session === undefined && isBusy,
      disconnecting: leaving !== undefined && leaving === id,
      offer: session?.offer,
    }
    if (isSameState(next, shown)) return
    shown = next
    for (const listener of [...listeners]) listener()
  }

  /** Takes over what the kit says now. */
  function follow(): void {
    const state = kit.getState()
    const connection = selectConnection(state, 'solana')
    shelf.fill(state.connect.connectors.solana ?? [], connection)
    if (connection !== opened) {
      opened = connection
      if (connection === undefined) swap(undefined)
      else open(connection)
    }
    show()
  }

  function open(connection: Connection): void {
    const read = readSession(kit, connection, session).catch((error: unknown) => {
      kit.log.debug('The wallet could not be read', error)
      return undefined
    })
    opening = read.then((next) => {
      if (opened === connection) swap(next)
    })
  }

  function swap(next: WalletSession | undefined): void {
    const before = session
    session = next
    opening = undefined
    if (next !== undefined) selected = next.connectorId
    else if (selected === before?.connectorId) selected = undefined
    show()
    const isOther = before?.connectorId !== next?.connectorId
    if (before !== undefined && isOther) shelf.find(before.connectorId)?.adapter.emit('disconnect')
    if (next !== undefined && (isOther || before?.publicKey !== next.publicKey)) {
      shelf.find(next.connectorId)?.adapter.emit('connect', next.publicKey)
    }
  }

  async function caughtUp(): Promise<void> {
    follow()
    while (opening !== undefined) await opening
  }

  async function connectWallet(connectorId: string): Promise<void> {
    if (session?.connectorId === connectorId) return
    try {
      await tries.begin(connectorId)
      await caughtUp()
    } catch (error) {
      if (selected === connectorId) selected = undefined
      show()
      throw error
    }
  }

  async function disconnectWallet(connectorId: string): Promise<void> {
    const { connections, restoring } = kit.getState().connect
    const isLive = connections.solana?.some((connection) => connection.connectorId === connectorId)
    tries.giveUp(connectorId)
    leaving = connectorId
    show()
    try {
      if (isLive) await disconnect(kit, { namespace: 'solana', connectorId })
      else if (restoring.includes('solana')) await disconnect(kit, { namespace: 'solana' })
    } finally {
      if (leaving === connectorId) leaving = undefined
      if (selected === connectorId) selected = undefined
      follow()
    }
  }

  function fail(error: WalletError, adapter?: KitWalletAdapter): never {
    report(error, adapter)
    throw error
  }

  async function leaveFor(name: WalletName | null): Promise<void> {
    const before = shelf.find(currentId())
    const next = shelf.wallets().find(({ adapter }) => adapter.name === name)
    if (next?.connectorId === before?.connectorId) return
    selected = next?.connectorId
    show()
    if (before !== undefined && (session ?? tries.running(before.connectorId)) !== undefined) {
      await before.adapter.disconnect()
    }
    if (autoConnect && next !== undefined) await next.adapter.connect()
  }

  return {
    state: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      stopHearing ??= kit.store.subscribe(follow)
      follow()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopHearing?.()
        stopHearing = undefined
      }
    },
    onError(listener) {
      errorListeners.add(listener)
      return () => {
        errorListeners.delete(listener)
      }
    },
    // What fails is told as the wallet's `error`.
    select: (name) => void leaveFor(name).catch(() => undefined),
    async connect() {
      const running = tries.running(currentId())
      if (running !== undefined) return running.then(caughtUp, () => undefined)
      const { wallet, connected, connecting, disconnecting } = shown
      if (connected || connecting || disconnecting) return
      if (wallet === null) fail(new WalletNotSelectedError())
      if (wallet.readyState === WalletReadyState.NotDetected) fail(new WalletNotReadyError(), wallet.adapter)
      await wallet.adapter.connect()
    },
    async disconnect() {
      await shelf.find(currentId())?.adapter.disconnect()
    },
  }
}
