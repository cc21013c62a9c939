import type { CaipNetworkId } from '../base/caip/namespace.js'
import type { ChainTokenBalance } from '../core/adapter/adapter.js'
import type { Connection, ConnectionAccount } from '../core/adapter/connection.js'
import type { Connector } from '../core/adapter/connector.js'
import type { AdapterEvent } from '../core/adapter/events.js'
import type { MockFamily } from './mock-family.js'
import type { MockWallet } from './mock-wallet.js'

/** The wallet by hand, and what it tells without being asked. */
export type MockControls = Omit<MockWallet, 'ask'> & {
  /** More connectors, as of wallets that announce themselves late. */
  announce(...connectors: readonly Connector[]): void
  /** A connector is gone, as of a wallet that is switched off. It agrees to a restore when it is announced again. */
  withdraw(connectorId: string): void
  /** The wallet is locked: it opens nothing, and nobody has ended the connection. */
  lock(connectorId: string): void
  /** The wallet is unlocked, and tells so unless it is kept from it. */
  unlock(connectorId: string, how?: { readonly isTold?: boolean }): void
  /** The wallet moves while the page sleeps, which hears nothing of it. */
  sleepThrough(moved: {
    readonly accounts?: readonly [ConnectionAccount, ...ConnectionAccount[]]
    readonly caipNetworkId?: CaipNetworkId
  }): void
  /** The visitor picks other accounts in the wallet. */
  changeAccounts(accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]): void
  /** The visitor picks another network in the wallet, known to the app or not. */
  changeNetwork(caipNetworkId: CaipNetworkId): void
  /** The visitor disconnects in the wallet: it no longer agrees to a silent restore either. */
  disconnect(connectorId?: string): void
  /** The wallet forgets the app without telling. */
  forget(): void
  /** A connection made without the kit, as by the chain library's own hook. */
  connectOutside(connectorId: string): void
  setBalance(value: bigint): void
  /** What the chain tells of every account's coin and tokens from now on; heard of an adapter that was made with `tokens`. */
  setTokens(tokens: readonly ChainTokenBalance[]): void
  setTransferFee(value: bigint): void
  /** Whatever event, to every kit that listens. */
  emit(event: AdapterEvent): void
  /** How many kits listen. */
  listeners(): number
}

/** What a test does to a chain family in memory. */
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
    unlock(connectorId, { isTold = true } = {}) {
      family.locked.delete(connectorId)
      if (isTold) family.emit({ type: 'available', connectorId })
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
