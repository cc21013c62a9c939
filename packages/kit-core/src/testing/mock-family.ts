import type { CaipNetworkId, Namespace } from '../base/caip/namespace.js'
import type { ChainTokenBalance } from '../core/adapter/adapter.js'
import type { Connection, ConnectionAccount } from '../core/adapter/connection.js'
import type { Connector } from '../core/adapter/connector.js'
import type { AdapterEvent } from '../core/adapter/events.js'
import type { PairedSession } from '../core/adapter/transport.js'
import { getSessionConnectorId } from '../core/state/live-pairing.js'
import { pairedAccounts, pairedConnection } from '../wallets/pairing/paired-connection.js'
import { createMockWallet, type MockWallet } from './mock-wallet.js'

/** What a kit has of a chain family in memory. */
export type MockFamilyKit = {
  readonly emit: (event: AdapterEvent) => void
  readonly live: Map<string, Connection>
  /** Accounts in use by the page's choice, by connector. */
  readonly chosen: Map<string, string>
  isListening: boolean
  readonly sessions: Map<string, PairedSession>
}

/** What the chain and its wallets are like to begin with. */
export type MockFamilyState = {
  connectors: readonly Connector[]
  accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]
  /** Where the wallets are; undefined until one is connected. */
  network: CaipNetworkId | undefined
  /** Native balance in base units. */
  balance: bigint
  /** What the chain tells of every account's coin and tokens. */
  tokens: readonly ChainTokenBalance[]
  /** What every transfer costs, in base units of the coin. */
  transferFee: bigint
}

/** A chain family in memory: its wallets, and the kits that look at them. */
export type MockFamily = MockFamilyState & {
  readonly namespace: Namespace
  readonly wallet: MockWallet
  readonly kits: Set<MockFamilyKit>
  /** Connectors that agreed to be restored. */
  readonly agreed: Set<string>
  /** What was sent, in base units, and whom it is to reach, by its hash. */
  readonly sent: Map<string, { readonly value: bigint | undefined; readonly to: string }>
  /** To every kit that listens. */
  emit(event: AdapterEvent): void
  /** For every connection of every kit that listens. */
  emitToLive(event: (connectorId: string) => AdapterEvent): void
  /** Wallets that open nothing for now. */
  readonly locked: Set<string>
  /** Ends a connection everywhere. */
  drop(connectorId: string): void
  /** Takes a connection away everywhere until its wallet opens again. */
  leave(connectorId: string): void
}

/** Makes a chain family in memory. */
export function createMockFamily(namespace: Namespace, first: MockFamilyState): MockFamily {
  const kits = new Set<MockFamilyKit>()
  const agreed = new Set<string>()
  const takeFromAll = (event: AdapterEvent & { readonly connectorId: string }) => {
    for (const kit of kits) if (kit.live.delete(event.connectorId) && kit.isListening) kit.emit(event)
  }
  return {
    ...first,
    namespace,
    wallet: createMockWallet(),
    kits,
    agreed,
    sent: new Map(),
    emit(event) {
      for (const kit of kits) if (kit.isListening) kit.emit(event)
    },
    emitToLive(event) {
      for (const kit of kits) {
        for (const connectorId of [...kit.live.keys()]) if (kit.isListening) kit.emit(event(connectorId))
      }
    },
    locked: new Set(),
    drop(connectorId) {
      agreed.delete(connectorId)
      takeFromAll({ type: 'disconnect', connectorId })
    },
    leave: (connectorId) => takeFromAll({ type: 'unavailable', connectorId }),
  }
}

/** Takes over what a paired session tells, until the kit has another one. */
export function followMockSession({ namespace }: MockFamily, kit: MockFamilyKit, session: PairedSession): void {
  const connectorId = getSessionConnectorId(session)
  kit.sessions.set(connectorId, session)
  const stop = session.onEvent((event) => {
    if (kit.sessions.get(connectorId) !== session) stop()
    else if (event.type === 'ended') {
      kit.live.delete(connectorId)
      kit.emit({ type: 'disconnect', connectorId })
    } else if (event.type === 'accounts' && event.namespace === namespace) {
      const opened = pairedAccounts(session, namespace, kit.live.get(connectorId)?.caipNetworkId)
      kit.emit({ type: 'accountChanged', connectorId, accounts: opened })
    } else if (event.type === 'network' && event.caipNetworkId.startsWith(`${namespace}:`)) {
      const { caipNetworkId } = event
      kit.live.set(connectorId, pairedConnection(session, namespace, caipNetworkId))
      kit.emit({ type: 'switchNetwork', connectorId, caipNetworkId })
    }
  }, namespace)
}
