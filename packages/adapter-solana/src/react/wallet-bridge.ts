/**
 * The kit's Solana wallets in the form that `useWallet` needs inside a `SolanaWalletProvider`, updated while there are
 * subscribers.
 *
 * In      kit
 *         autoConnect   connects a wallet as soon as it is selected
 * Out     state()       plain data; the same object until something changes
 *         select, connect, disconnect   as in `useWallet`. They act on the kit, whose state other tabs, the modal and the
 *                                       wallet change too
 *         The wallet is the kit's active one. If none is active: the one being connected or restored, then the selected one
 * Throws  connect       WalletNotSelectedError, WalletNotReadyError, WalletConnectionError
 * Source  spec R-ADPT-12, R-CONN-111, R-CONN-112, R-CONN-114, R-CONN-115
 */
import { type Connection, type Kit, selectAccount, selectConnection, selectNamespaceStatus } from '@bowline/kit-core'
import { disconnect } from '@bowline/kit-core/actions'
import { type WalletError, type WalletName, WalletNotReadyError, WalletReadyState } from '@solana/wallet-adapter-base'
import { WalletNotSelectedError } from '@solana/wallet-adapter-react'
import { type BridgeState, getInitialBridgeState, isSameState } from './bridge-state.js'
import { adoptConnection } from './call-solana-adapter.js'
import { createConnectAttempts } from './connect-attempts.js'
import type { KitWalletAdapter } from './kit-wallet-adapter.js'
import { getNodeNetwork } from './network-nodes.js'
import { createWalletList } from './wallet-list.js'
import { loadSession, type WalletSession } from './wallet-session.js'

/** Called with errors; `adapter` is undefined when no wallet was selected. */
export type ErrorListener = (error: WalletError, adapter?: KitWalletAdapter) => void

/** The state of the wallets and the methods of `useWallet`. */
export type WalletBridge = {
  readonly state: () => BridgeState
  readonly subscribe: (listener: () => void) => () => void
  readonly onError: (listener: ErrorListener) => () => void
  readonly select: (name: WalletName | null) => void
  readonly connect: () => Promise<void>
  readonly disconnect: () => Promise<void>
}

/** Creates the bridge. It does not subscribe to the kit before `subscribe`. */
export function createWalletBridge(kit: Kit, { autoConnect }: { readonly autoConnect: boolean }): WalletBridge {
  const listeners = new Set<() => void>()
  const errorListeners = new Set<ErrorListener>()
  const attempts = createConnectAttempts(kit)
  let current = getInitialBridgeState(kit.getState())
  let session: WalletSession | undefined
  let opened: Connection | undefined
  let opening: Promise<void> | undefined
  let selected: string | undefined
  let disconnectingId: string | undefined
  let unsubscribe: (() => void) | undefined

  const list = createWalletList({
    session: () => session,
    isConnecting: (id) => current.connecting && currentId() === id,
    connect: connectWallet,
    restore: async (connectorId) => {
      await adoptConnection(kit, { connectorId })
      await waitForSession()
    },
    disconnect: disconnectWallet,
    getNodeNetwork: (url) => getNodeNetwork(kit, url),
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
    return list.wallets().find(({ adapter }) => adapter.name === name)?.connectorId ?? selected
  }

  function updateState(): void {
    const id = currentId()
    const status = selectNamespaceStatus(kit.getState(), 'solana')
    const isBusy = status === 'connecting' || status === 'reconnecting' || opening !== undefined
    const next: BridgeState = {
      wallets: list.wallets(),
      wallet: list.wallets().find(({ connectorId }) => connectorId === id) ?? null,
      publicKey: session?.publicKey ?? null,
      connected: session !== undefined,
      connecting: session === undefined && isBusy,
      disconnecting: disconnectingId !== undefined && disconnectingId === id,
      capabilities: session?.capabilities,
    }
    if (isSameState(next, current)) return
    current = next
    for (const listener of [...listeners]) listener()
  }

  /** Updates the list and the session from the state of the kit. */
  function onKitChange(): void {
    const state = kit.getState()
    const connection = selectConnection(state, 'solana')
    list.fill(state.connect.connectors.solana ?? [], connection)
    if (connection !== opened) {
      opened = connection
      if (connection === undefined) setSession(undefined)
      else openSession(connection)
    }
    updateState()
  }

  function openSession(connection: Connection): void {
    const read = loadSession(kit, connection, session).catch((error: unknown) => {
      kit.log.debug('The wallet could not be read', error)
      return undefined
    })
    opening = read.then((next) => {
      if (opened === connection) setSession(next)
    })
  }

  function setSession(next: WalletSession | undefined): void {
    const before = session
    session = next
    opening = undefined
    if (next !== undefined) selected = next.connectorId
    else if (selected === before?.connectorId) selected = undefined
    updateState()
    const isOtherWallet = before?.connectorId !== next?.connectorId
    if (before !== undefined && isOtherWallet) list.find(before.connectorId)?.adapter.emit('disconnect')
    if (next !== undefined && (isOtherWallet || before?.publicKey !== next.publicKey)) {
      list.find(next.connectorId)?.adapter.emit('connect', next.publicKey)
    }
  }

  async function waitForSession(): Promise<void> {
    onKitChange()
    while (opening !== undefined) await opening
  }

  async function connectWallet(connectorId: string): Promise<void> {
    if (session?.connectorId === connectorId) return
    try {
      await attempts.start(connectorId)
      await waitForSession()
    } catch (error) {
      if (selected === connectorId) selected = undefined
      updateState()
      throw error
    }
  }

  async function disconnectWallet(connectorId: string): Promise<void> {
    const { connections, restoring } = kit.getState().connect
    const isConnected = connections.solana?.some((connection) => connection.connectorId === connectorId)
    attempts.cancel(connectorId)
    disconnectingId = connectorId
    updateState()
    try {
      if (isConnected) await disconnect(kit, { namespace: 'solana', connectorId })
      else if (restoring.includes('solana')) await disconnect(kit, { namespace: 'solana' })
    } finally {
      if (disconnectingId === connectorId) disconnectingId = undefined
      if (selected === connectorId) selected = undefined
      onKitChange()
    }
  }

  function reportAndThrow(error: WalletError, adapter?: KitWalletAdapter): never {
    report(error, adapter)
    throw error
  }

  async function selectWallet(name: WalletName | null): Promise<void> {
    const before = list.find(currentId())
    const next = list.wallets().find(({ adapter }) => adapter.name === name)
    if (next?.connectorId === before?.connectorId) return
    selected = next?.connectorId
    updateState()
    if (before !== undefined && (session ?? attempts.running(before.connectorId)) !== undefined) {
      await before.adapter.disconnect()
    }
    if (autoConnect && next !== undefined) await next.adapter.connect()
  }

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener)
      unsubscribe ??= kit.subscribe((state) => state, onKitChange)
      onKitChange()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unsubscribe?.()
        unsubscribe = undefined
      }
    },
    onError(listener) {
      errorListeners.add(listener)
      return () => {
        errorListeners.delete(listener)
      }
    },
    // Errors are reported through the `error` event of the wallet.
    select: (name) => void selectWallet(name).catch(() => undefined),
    async connect() {
      const running = attempts.running(currentId())
      if (running !== undefined) return running.then(waitForSession, () => undefined)
      const { wallet, connected, connecting, disconnecting } = current
      if (connected || connecting || disconnecting) return
      if (wallet === null) reportAndThrow(new WalletNotSelectedError())
      if (wallet.readyState === WalletReadyState.NotDetected) reportAndThrow(new WalletNotReadyError(), wallet.adapter)
      await wallet.adapter.connect()
    },
    async disconnect() {
      await list.find(currentId())?.adapter.disconnect()
    },
  }
}
