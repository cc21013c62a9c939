import type { CaipNetworkId } from '../base/caip/namespace.js'
import type { ChainTokenBalance } from '../core/adapter/chain-reads.js'
import type { Connection, ConnectionAccount } from '../core/adapter/connection.js'
import type { Connector } from '../core/adapter/connector.js'
import type { AdapterEvent } from '../core/adapter/events.js'
import type { MockFamily } from './mock-family.js'
import type { MockWallet } from './mock-wallet.js'

/** What a test does with the wallets and the chain of a mock adapter. */
export type MockControls = Omit<MockWallet, 'ask'> & {
  /** Adds connectors, like wallets that announce themselves late. */
  announce(...connectors: readonly Connector[]): void
  /** Removes a connector, like a wallet that is disabled. It approves a restore when it is announced again. */
  withdraw(connectorId: string): void
  /** Locks the wallet: it shares no account, but the connection has not ended. */
  lock(connectorId: string): void
  /** Unlocks the wallet, and emits an event for it unless `emitsEvent` is false. */
  unlock(connectorId: string, how?: { readonly emitsEvent?: boolean }): void
  /** Changes the wallet while the page sleeps and receives no event. */
  sleepThrough(moved: {
    readonly accounts?: readonly [ConnectionAccount, ...ConnectionAccount[]]
    readonly caipNetworkId?: CaipNetworkId
  }): void
  /** The user selects other accounts in the wallet. */
  changeAccounts(accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]): void
  /** The user selects another network in the wallet, listed by the app or not. */
  changeNetwork(caipNetworkId: CaipNetworkId): void
  /** The user disconnects in the wallet, which then approves no silent restore either. */
  disconnect(connectorId?: string): void
  /** Revokes the app's access without an event. */
  forget(): void
  /** Creates a connection outside the kit, like the chain library's own hook. */
  connectOutside(connectorId: string): void
  setBalance(value: bigint): void
  /** Sets the native token and tokens the chain reports for every account. Needs an adapter created with `tokens`. */
  setTokens(tokens: readonly ChainTokenBalance[]): void
  setTransferFee(value: bigint): void
  /** Emits any event to every kit that listens. */
  emit(event: AdapterEvent): void
  /** Number of kits that listen. */
  listeners(): number
}

/** Called by `mockAdapter`. */
export function createMockControls(family: MockFamily): MockControls {
  const { wallet, kits, agreed } = family
  const setConnectors = (next: readonly Connector[]) => {
    family.connectors = next
    family.emit({ type: 'connectors', connectors: next })
  }
  return {
    ...wallet,
    announce: (...more) => setConnectors([...family.connectors, ...more]),
    withdraw: (connectorId) => {
      setConnectors(family.connectors.filter(({ id }) => id !== connectorId))
      family.leave(connectorId)
    },
    lock(connectorId) {
      family.locked.add(connectorId)
      family.leave(connectorId)
    },
    unlock(connectorId, { emitsEvent = true } = {}) {
      family.locked.delete(connectorId)
      if (emitsEvent) family.emit({ type: 'available', connectorId })
    },
    sleepThrough({ accounts = family.accounts, caipNetworkId = family.network }) {
      family.accounts = accounts
      family.network = caipNetworkId
    },
    changeAccounts(accounts) {
      family.accounts = accounts
      for (const kit of kits) kit.chosen.clear()
      family.emitToLive((connectorId) => ({ type: 'accountChanged', connectorId, accounts }))
    },
    changeNetwork(caipNetworkId) {
      family.network = caipNetworkId
      family.emitToLive((connectorId) => ({ type: 'switchNetwork', connectorId, caipNetworkId }))
    },
    disconnect: (connectorId) => (connectorId === undefined ? [...agreed] : [connectorId]).forEach(family.drop),
    forget: () => agreed.clear(),
    connectOutside(connectorId) {
      const { accounts, network } = family
      const connection: Connection = { connectorId, accounts, ...(network && { caipNetworkId: network }) }
      agreed.add(connectorId)
      for (const kit of kits) {
        kit.live.set(connectorId, connection)
        if (kit.isListening) kit.emit({ type: 'connections', connections: [connection] })
      }
    },
    setTokens(tokens) {
      family.tokens = tokens
    },
    setTransferFee(value) {
      family.transferFee = value
    },
    setBalance(value) {
      family.balance = value
    },
    emit: family.emit,
    listeners: () => [...kits].filter(({ isListening }) => isListening).length,
  }
}
